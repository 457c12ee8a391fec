import type { Socket } from 'node:net';
import { BYTES_OF_A_MEGABYTE } from '@aval/domain/validation/dialogs/attachment-limits';
import { Problem } from '../answers/problem';

/**
 * Minimum number of bytes per interval, unless the body ends; small bodies must arrive within one. It amounts to about
 * 400 kbit/s, which a shared line of a small practice has; a body at this pace that is still too long is ended by the
 * server's own request timeout. A stopped sender is detected within one interval: a shorter one would end clients on a
 * network that pauses for a moment.
 */
const PACE = { bytes: BYTES_OF_A_MEGABYTE / 4, everyMs: 5_000 };

/**
 * Throws `too_slow` for a body that trickles or stops; the connection is closed with the answer, since the rest is not
 * awaited. Source: docs/rules.md 10.6.
 */
export function atItsPace<Read>(socket: Pick<Socket, 'bytesRead'>, read: () => Promise<Read>): Promise<Read> {
  return new Promise((resolve, reject) => {
    let seen = socket.bytesRead;
    const look = setInterval(() => {
      if (socket.bytesRead - seen < PACE.bytes) reject(new Problem('too_slow', { headers: { Connection: 'close' } }));
      seen = socket.bytesRead;
    }, PACE.everyMs);
    // After `too_slow` the result of reading is ignored: the closed connection ends it.
    read()
      .then(resolve, reject)
      .finally(() => clearInterval(look));
  });
}
