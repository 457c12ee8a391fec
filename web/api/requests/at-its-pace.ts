import type { Socket } from 'node:net';
import { BYTES_OF_A_MEGABYTE } from '@aval/domain/validation/dialogs/attachment-limits';
import { Problem } from '../answers/problem';

/**
 * So much of a body comes in each time, or its end: of a small one all. That is about 400 kbit a second, which a shared line of a small practice has; a body
 * that keeps to it and is still too long for it is ended by the server's own limit for a request. Whoever stops sending is found out in one time:
 * a shorter one would end programs behind a network that pauses for a moment.
 */
const PACE = { bytes: BYTES_OF_A_MEGABYTE / 4, everyMs: 5_000 };

/** Ends the reading of a body that trickles or stops; the connection is closed with the answer, since nobody waits for the rest. Source: docs/rules.md 10.6. */
export function atItsPace<Read>(socket: Pick<Socket, 'bytesRead'>, read: () => Promise<Read>): Promise<Read> {
  return new Promise((resolve, reject) => {
    let seen = socket.bytesRead;
    const look = setInterval(() => {
      if (socket.bytesRead - seen < PACE.bytes) reject(new Problem('too_slow', { headers: { Connection: 'close' } }));
      seen = socket.bytesRead;
    }, PACE.everyMs);
    // Once it was too slow, what becomes of the reading is heard by nobody: the closed connection ends it.
    read()
      .then(resolve, reject)
      .finally(() => clearInterval(look));
  });
}
