/** Work before an account is made: finds what makes the SHA-256 of a text begin with so many bits of nothing. */

import { leadingZeros } from "./sha256";

onmessage = (event: MessageEvent<{ challenge: string; bits: number }>): void => {
  const { challenge, bits } = event.data;
  let nonce = 0;
  while (leadingZeros(`${challenge}${nonce}`) < bits) nonce += 1;
  postMessage(String(nonce));
};
