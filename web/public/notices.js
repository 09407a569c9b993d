/** Shows what the server pushes, and leads to the table. Nothing is kept here: pages come from the server as ever. */

self.addEventListener("push", (event) => {
  const { title, body, tag, lang, url } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, tag, lang, icon: "/favicon.svg", data: { url } }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(new URL(event.notification.data.url, self.location.origin)));
});

/** The page that is there already, or a new one. */
async function show(url) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const places = await Promise.all(pages.map(placeOf));
  const found = pages[places.indexOf(url.href)];
  return found ? found.focus() : self.clients.openWindow(url.href);
}

/** Where a page is now: the browser knows only where it began. A page that sleeps does not answer. */
function placeOf(page) {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
    setTimeout(resolve, 500, "");
    page.postMessage("where", [port2]);
  });
}
