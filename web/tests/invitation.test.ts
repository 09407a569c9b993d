import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import Invitation from "../src/components/Invitation.svelte";
import { language as load } from "../src/lib/language";
import { settings } from "../src/lib/settings.svelte";

const copy = vi.fn<(command: string) => boolean>();

beforeEach(async () => {
  settings.invitations = { t1: "secret" };
  Object.assign(document, { execCommand: copy });
  render(Invitation, { props: { id: "t1", language: await load("en"), isHost: true } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  copy.mockReset();
});

const press = (): Promise<void> => fireEvent.click(screen.getByText("Copy link")).then(() => undefined);

describe("an invitation", () => {
  it("is copied to the clipboard", async () => {
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal("navigator", { clipboard: { writeText } });
    await press();
    expect(await screen.findByText("Copied")).toBeTruthy();
    expect(writeText).toHaveBeenCalledWith(expect.stringContaining("#/join/t1/secret"));
    expect(copy).not.toHaveBeenCalled();
  });

  it("is copied where the page came without TLS and has no clipboard", async () => {
    vi.stubGlobal("navigator", {});
    copy.mockReturnValue(true);
    await press();
    expect(await screen.findByText("Copied")).toBeTruthy();
    const field = screen.getByRole<HTMLInputElement>("textbox");
    expect(field.selectionEnd).toBe(field.value.length);
  });

  it("does not say it was copied when it was not", async () => {
    vi.stubGlobal("navigator", { clipboard: { writeText: () => Promise.reject(new Error("no")) } });
    copy.mockReturnValue(false);
    await press();
    await vi.waitFor(() => expect(copy).toHaveBeenCalledWith("copy"));
    expect(screen.queryByText("Copied")).toBeNull();
  });
});
