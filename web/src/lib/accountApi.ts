/** Asking the server about the own account (docs/correspondence.md). */

import { ask, changed, ending, forgetSeats, send } from "./api";
import { newPasskey, signed } from "./passkey";
import type { AccountShown, Me } from "./wire";

const post = (body: unknown): RequestInit => send("POST", body);
const put = (body: unknown): RequestInit => send("PUT", body);

/** What shows that it is really me: the password, or without one a passkey that signs now. */
const proof = async (password: string): Promise<object> =>
  password ? { password } : { signed: await signed("prove") };

export const account = (): Promise<AccountShown> => ask("/account");
export const setAddress = async (address: string | null, language: string, password: string): Promise<AccountShown> =>
  ask("/account/address", put({ address, language, ...(await proof(password)) }));
export const setPassword = async (fresh: string, password: string): Promise<Me> =>
  changed(ask("/account/password", put({ new_password: fresh, ...(await proof(password)) })));
export const addPasskey = async (name: string, password: string): Promise<AccountShown> => {
  const proven = await proof(password);
  return ask("/account/passkeys", post({ name, ...proven, ...(await newPasskey()) }));
};
export const removePasskey = async (id: string, password: string): Promise<AccountShown> =>
  ask("/account/passkeys/remove", post({ id, ...(await proof(password)) }));
export const logOutEverywhere = (): Promise<Me> => ending("/sessions");
export const deleteAccount = async (password: string): Promise<Me> =>
  forgetSeats(changed(ask("/account/delete", post(await proof(password)))));

/** Log in with a passkey. */
export const enterWithPasskey = async (): Promise<Me> => changed(ask("/session/passkey", post(await signed("enter"))));
/** Ask for a letter; nobody learns whether there is such an account. */
export const forgotten = (who: string, language: string): Promise<object> =>
  ask("/account/forgotten", post({ who, language }));
export const confirmAddress = (token: string): Promise<object> => ask("/account/confirm", post({ token }));
export const resetPassword = (token: string, fresh: string): Promise<object> =>
  ask("/account/reset", post({ token, new_password: fresh }));
