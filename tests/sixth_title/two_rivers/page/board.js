/** The board of Two Rivers: the land, everybody's points, and the own goods. It says only what the teller says. */

const SVG = "http://www.w3.org/2000/svg";
const RIVERS = [
  "M 36 -2 C 40 12 34 20 30 28 S 26 44 34 50 S 62 46 76 50 S 94 56 104 54",
  "M 76 -2 C 72 8 80 16 74 24 S 58 34 62 42 S 70 50 76 50",
];
const STYLE = `
.two-rivers { padding: 0.8rem; display: grid; gap: 0.7rem; max-width: 70rem; margin: 0 auto; }
.two-rivers .land { width: 100%; max-height: 62dvh; border-radius: 10px; border: 1px solid var(--line);
  background: light-dark(#dfe3c3, #232c22); }
.two-rivers .river { fill: none; stroke: light-dark(#7fb0c9, #2e5a70); stroke-width: 3.4; stroke-linecap: round; }
.two-rivers .way { stroke: light-dark(#8d8562, #6b6c55); stroke-width: 0.5; stroke-dasharray: 1.4 1.2; }
.two-rivers .region { cursor: pointer; outline: none; }
.two-rivers .ground { fill: var(--sheet); stroke: var(--line); stroke-width: 0.5; }
.two-rivers .region[data-legal] .ground { stroke: var(--glow); stroke-width: 1; }
.two-rivers .region[aria-pressed="true"] .ground, .two-rivers .region:focus-visible .ground {
  stroke: var(--accent); stroke-width: 1.4; }
.two-rivers text { font: 500 2.5px var(--text); text-anchor: middle; fill: var(--ink); }
.two-rivers .person, .two-rivers .city { stroke: var(--ink); stroke-width: 0.3; }
.two-rivers .room { fill: none; stroke: var(--ink-3); stroke-width: 0.25; }
.two-rivers .deeds, .two-rivers .goods, .two-rivers .peoples { display: flex; flex-wrap: wrap; gap: 0.45rem;
  list-style: none; padding: 0; margin: 0; align-items: center; min-height: 2.3rem; }
.two-rivers .peoples li { padding: 0.25rem 0.7rem; border-left: 5px solid; background: var(--sheet); }
.two-rivers .goods button[data-legal] { border-color: var(--glow); }
.two-rivers button[aria-pressed="true"] { background: var(--accent-soft); border-color: var(--accent); }
`;

/** The contract: `mount` draws into the element, `update` draws again what has changed. */
export function mount(element, first) {
  let props = first;
  let chosen = "";
  let seq = "";

  function draw() {
    const present = JSON.stringify(props.telling?.groups ?? []);
    if (present !== seq) chosen = "";
    seq = present;
    const focused = element.contains(document.activeElement) ? document.activeElement.dataset.explain : "";
    const style = make("style", {}, STYLE);
    element.replaceChildren(style, make("div", { class: "two-rivers" }, land(), deeds(), goods(), peoples()));
    if (focused) element.querySelector(`[data-explain="${focused}"]`)?.focus();
  }

  const choices = () => (props.waiting ? [] : (props.telling?.groups ?? []).flatMap((group) => group.choices));
  const about = (thing) => choices().filter((choice) => choice.about.includes(thing));
  const legal = (thing) => (about(thing).length ? { "data-legal": "" } : {});

  /** A neighbour of what was chosen is where one goes; anything else is chosen. */
  function point(thing) {
    const way =
      chosen && choices().find(({ verb, about: [from, to] }) => verb === "settle" && from === chosen && to === thing);
    if (way) return props.play(way.deeds[0].code);
    if (!about(thing).length) return props.why({ verb: "grow", region: thing.replace("region-", "") });
    chosen = chosen === thing ? "" : thing;
    draw();
  }

  function land() {
    const { regions, borders } = props.view;
    const at = Object.fromEntries(regions.map((region) => [region.id, region]));
    const label = props.text("board-land");
    return drawn("svg", { class: "land", viewBox: "0 0 100 60", role: "group", "aria-label": label }, [
      ...RIVERS.map((d) => drawn("path", { class: "river", d })),
      ...borders.map(([a, b]) => drawn("line", { class: "way", x1: at[a].x, y1: at[a].y, x2: at[b].x, y2: at[b].y })),
      ...regions.map(region),
    ]);
  }

  function region({ id, owner, people, city, holds, x, y }) {
    const thing = `region-${id}`;
    const fill = owner < 0 ? "none" : props.colours[owner];
    const name = props.text(thing);
    const told = props.text("board-holds", { region: name, people, holds });
    const who = [told, city && props.text("board-city"), owner >= 0 && props.names[owner]].filter(Boolean).join(", ");
    const marks = Array.from({ length: holds }, (_, place) => {
      const spot = { cx: x + (place - (holds - 1) / 2) * 3.2, cy: y + 0.6, r: 1.2 };
      return drawn("circle", place < people ? { class: "person", fill, ...spot } : { class: "room", ...spot });
    });
    const walls = `M ${x - 2.6} ${y - 1.6} v -3.4 h 1.3 v 1 h 0.8 v -1 h 1 v 1 h 0.8 v -1 h 1.3 v 3.4 z`;
    const parts = [
      drawn("ellipse", { class: "ground", cx: x, cy: y, rx: 10.6, ry: 7.2 }),
      ...(city ? [drawn("path", { class: "city", fill, d: walls })] : []),
      ...marks,
      drawn("text", { x, y: y + 4.6 }, [name]),
    ];
    const node = drawn(
      "g",
      { class: "region", role: "button", tabindex: 0, "aria-label": who, ...pressed(thing) },
      parts,
    );
    node.addEventListener("click", () => point(thing));
    node.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      point(thing);
    });
    return node;
  }

  const pressed = (thing) => ({ "data-explain": thing, "aria-pressed": String(chosen === thing), ...legal(thing) });

  /** What can be done with what was chosen, one button for each action. */
  function deeds() {
    const found = chosen ? about(chosen) : [];
    const buttons = found.flatMap(({ verb, phrase, deeds: open }) =>
      open.map(({ code, amount }) => {
        const said = { ...phrase, arguments: { ...phrase.arguments, ...(amount ? { count: amount } : {}) } };
        return button(props.said(said), () => props.play(code), { "data-deed": verb });
      }),
    );
    return make("div", { class: "deeds" }, ...buttons);
  }

  function goods() {
    const kinds = [...new Set(props.view.hand)];
    const chips = kinds.map((good) => {
      const count = props.view.hand.filter((each) => each === good).length;
      return button(`${count} ${props.text(`good-${good}`)}`, () => point(`good-${good}`), pressed(`good-${good}`));
    });
    const mine = props.seat === null ? [] : [make("strong", {}, props.text("board-hand")), ...chips];
    return make(
      "div",
      { class: "goods" },
      ...mine,
      make("span", { class: "dim" }, props.text("board-deck", { count: props.view.deck })),
    );
  }

  function peoples() {
    const rows = props.view.peoples.map(({ score, goods: count }, seat) => {
      const points = props.text("board-points", { points: score, goods: count });
      const style = `border-color: ${props.colours[seat]}`;
      return make("li", { style, "data-explain": `seat-${seat + 1}` }, `${props.names[seat]}: ${points}`);
    });
    return make("ul", { class: "peoples" }, ...rows);
  }

  draw();
  return {
    update(next) {
      props = next;
      draw();
    },
    destroy: () => element.replaceChildren(),
  };
}

function button(text, onclick, attributes = {}) {
  const made = make("button", { type: "button", ...attributes }, text);
  made.addEventListener("click", onclick);
  return made;
}

function make(name, attributes, ...children) {
  return filled(document.createElement(name), attributes, children);
}

function drawn(name, attributes, children = []) {
  return filled(document.createElementNS(SVG, name), attributes, children);
}

function filled(node, attributes, children) {
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  node.append(...children);
  return node;
}
