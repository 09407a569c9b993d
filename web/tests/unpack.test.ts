// @vitest-environment node
import { deflateRawSync } from "node:zlib";
import { describe, expect, it, vi } from "vitest";
import { Unpacker, canUnpack } from "../src/lib/unpack";
import type { ServerMessage } from "../src/lib/wire";

const ack = (seq: number): ServerMessage => ({ type: "ack", client_id: "a", seq });

/** A frame as the server makes it. */
function packed(...messages: unknown[]): ArrayBuffer {
  const bytes = deflateRawSync(JSON.stringify(messages));
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
}

function listening(): { heard: number[]; failed: ReturnType<typeof vi.fn>; unpacker: Unpacker } {
  const heard: number[] = [];
  const failed = vi.fn();
  const unpacker = new Unpacker((message) => heard.push((message as { seq: number }).seq), failed);
  return { heard, failed, unpacker };
}

describe("what comes over the socket", () => {
  it("is asked for packed where the browser can unpack", () => {
    expect(canUnpack).toBe(true);
  });

  it("is given at once where nothing is packed", () => {
    const { heard, unpacker } = listening();
    unpacker.read(JSON.stringify(ack(1)));
    expect(heard).toEqual([1]);
  });

  it("is unpacked, several messages out of one frame, letters of every language among them", async () => {
    const given: unknown[] = [];
    const unpacker = new Unpacker((message) => given.push(message), vi.fn());
    const line = { type: "chat", id: 1, seat: 0, name: "Jürgen", text: "«Ζήτω» 漢字 🏛".repeat(9), at: 0 };
    unpacker.read(packed(ack(1), line));
    await vi.waitFor(() => expect(given).toEqual([ack(1), line]));
  });

  it("keeps its order, whatever is packed and however long that takes", async () => {
    const { heard, unpacker } = listening();
    unpacker.read(packed(ack(1), { ...ack(2), more: "x".repeat(1_000_000) }));
    unpacker.read(JSON.stringify(ack(3)));
    unpacker.read(packed(ack(4)));
    unpacker.read(JSON.stringify(ack(5)));
    expect(heard).toEqual([]);
    await vi.waitFor(() => expect(heard).toEqual([1, 2, 3, 4, 5]));
    unpacker.read(JSON.stringify(ack(6)));
    expect(heard).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it("says so when a frame cannot be read", async () => {
    const { heard, failed, unpacker } = listening();
    unpacker.read(new Uint8Array([255, 255, 255]).buffer);
    await vi.waitFor(() => expect(failed).toHaveBeenCalledOnce());
    expect(heard).toEqual([]);
  });
});
