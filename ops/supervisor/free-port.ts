import { randomInt } from 'node:crypto';
import { isPortFree } from '../prepare/checks.mjs';

/** Range below the ephemeral ports, of which an outgoing connection could take one between this check and its use. */
const FIRST_PORT = 20_000;
const LAST_PORT = 32_000;
const MOST_LOOKS = 100;

/** Returns the wanted port if it is free, or else a random free one. Throws when none is found. */
export async function freePort(wanted?: number): Promise<number> {
  if (wanted !== undefined && (await isPortFree(wanted))) return wanted;
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    const port = randomInt(FIRST_PORT, LAST_PORT);
    if (await isPortFree(port)) return port;
  }
  throw new Error(`no free port between ${FIRST_PORT} and ${LAST_PORT}`);
}
