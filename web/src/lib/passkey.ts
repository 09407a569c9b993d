/** Passkeys of this browser: it makes or signs what the server asks, over WebAuthn. */

import { ask, send } from "./api";
import type { ChallengeShown, Signed } from "./wire";

/** Whether this browser can do it here: pages without https, but for localhost, cannot. */
export const canUsePasskeys = (): boolean => typeof PublicKeyCredential !== "undefined";

/** Somebody has closed the browser's question. */
export class Declined extends Error {}

const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (each) => each.charCodeAt(0));
const told = (buffer: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

interface Named {
  id: string;
  type: "public-key";
}
interface Options {
  challenge: string;
  rpId?: string;
  user?: { id: string; name: string; displayName: string };
  allowCredentials?: Named[];
  excludeCredentials?: Named[];
}

const named = (known: Named[] = []): PublicKeyCredentialDescriptor[] =>
  known.map((each) => ({ type: each.type, id: bytes(each.id) }));

const challenge = (purpose: "enrol" | "enter" | "prove"): Promise<ChallengeShown> =>
  ask("/account/challenges", send("POST", { purpose }));

async function answered(asked: Promise<Credential | null>): Promise<PublicKeyCredential> {
  const credential = await asked.catch(() => null);
  if (!credential) throw new Declined();
  return credential as PublicKeyCredential;
}

/** A new passkey for my account, as the server wants to be told of it. */
export async function newPasskey(): Promise<object> {
  const { token, options } = await challenge("enrol");
  const asked = options as unknown as Options & { user: { id: string } };
  const publicKey = {
    ...asked,
    challenge: bytes(asked.challenge),
    user: { ...asked.user, id: bytes(asked.user.id) },
    excludeCredentials: named(asked.excludeCredentials),
  } as unknown as PublicKeyCredentialCreationOptions;
  const made = await answered(navigator.credentials.create({ publicKey }));
  const response = made.response as AuthenticatorAttestationResponse;
  return {
    token,
    id: made.id,
    client_data: told(response.clientDataJSON),
    attestation: told(response.attestationObject),
  };
}

/** What a passkey signs: to log in, or to prove once more who is here. */
export async function signed(purpose: "enter" | "prove"): Promise<Signed> {
  const { token, options } = await challenge(purpose);
  const asked = options as unknown as Options;
  const publicKey = {
    ...asked,
    challenge: bytes(asked.challenge),
    allowCredentials: named(asked.allowCredentials),
  } as unknown as PublicKeyCredentialRequestOptions;
  const found = await answered(navigator.credentials.get({ publicKey }));
  const response = found.response as AuthenticatorAssertionResponse;
  return {
    token,
    id: found.id,
    client_data: told(response.clientDataJSON),
    authenticator_data: told(response.authenticatorData),
    signature: told(response.signature),
  };
}
