import { randomInt } from 'node:crypto';
import { isPortFree } from '../prepare/checks.mjs';

/** Below what systems give to outgoing connections: one of those may take a port between this look and its use. */
const FIRST_PORT = 20_000;
const LAST_PORT = 32_000;
const MOST_LOOKS = 100;

/** The wanted port when it is free, else any that is. */
export async function freePort(wanted?: number): Promise<number> {
  if (wanted !== undefined && (await isPortFree(wanted))) return wanted;
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    const port = randomInt(FIRST_PORT, LAST_PORT);
    if (await isPortFree(port)) return port;
  }
  throw new Error(`no free port between ${FIRST_PORT} and ${LAST_PORT}`);
}
