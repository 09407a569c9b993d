/** What comes over the socket, as messages in the order in which they came: texts, and frames in which several are packed. */

import type { ServerMessage } from "./wire";

/** How the server packs. */
const FORMAT = "deflate-raw";

/** Whether this browser can unpack; if not, the server is not asked to pack. */
export const canUnpack: boolean = (() => {
  try {
    return "readable" in new DecompressionStream(FORMAT);
  } catch {
    return false;
  }
})();

export class Unpacker {
  #waiting = 0;
  #last: Promise<void> = Promise.resolve();

  /** `failed`: a frame could not be read, so something is missing from here on. */
  constructor(
    readonly give: (message: ServerMessage) => void,
    readonly failed: () => void,
  ) {}

  /** A text is given at once, unless something that came before it is still being unpacked. */
  read(frame: string | ArrayBuffer): void {
    if (typeof frame === "string" && !this.#waiting) {
      this.give(JSON.parse(frame) as ServerMessage);
      return;
    }
    this.#waiting += 1;
    const messages = unpacked(frame);
    this.#last = this.#last
      .then(async () => (await messages).forEach((message) => this.give(message)))
      .catch(() => this.failed())
      .finally(() => (this.#waiting -= 1));
  }
}

async function unpacked(frame: string | ArrayBuffer): Promise<ServerMessage[]> {
  if (typeof frame === "string") return [JSON.parse(frame) as ServerMessage];
  const unpacking = new DecompressionStream(FORMAT);
  const writer = unpacking.writable.getWriter();
  const written = writer.write(new Uint8Array(frame)).then(() => writer.close());
  const read = new Response(unpacking.readable).json() as Promise<ServerMessage[]>;
  const [messages] = await Promise.all([read, written]);
  return messages;
}
