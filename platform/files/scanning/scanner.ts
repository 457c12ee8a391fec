import type { Readable } from 'node:stream';
import { Sema } from 'async-sema';
import pTimeout from 'p-timeout';
import type { Logger } from '../../logger';
import { FileRefused } from '../file-refused';
import { type ClamdAddress, ScannerAway, scanByClamd } from './scan-by-clamd';

export interface Scanner {
  /**
   * Resolves when no threat was found, or without a scanner. Throws `FileRefused`, also when the scanner gives no
   * answer. The content is opened only when read, and always closed: an open stream would hold its file forever.
   */
  scan(open: () => Readable): Promise<void>;
}

export const NO_SCANNER: Scanner = { scan: async () => undefined };

/** A scanner has one place per thread; a file without a place waits, and is refused after a while. */
const AT_ONCE = 4;
const WAITS_MS = 20_000;
/** Timeout in ms: 15 MB of nested archives take a good scanner some seconds. */
const ANSWERS_MS = 30_000;

export interface ScannerTimes {
  waitsMs?: number;
  answersMs?: number;
}

/** Creates a scanner at the address of the setting SCANNER; without one nothing is scanned. */
export function createScanner(
  address: ClamdAddress | undefined,
  logger: Logger,
  { waitsMs = WAITS_MS, answersMs = ANSWERS_MS }: ScannerTimes = {},
): Scanner {
  if (address === undefined) return NO_SCANNER;
  const places = new Sema(AT_ONCE);
  return {
    async scan(open) {
      try {
        await takePlace(places, waitsMs);
        const content = open();
        try {
          await scanByClamd(address, content, answersMs);
        } finally {
          content.destroy();
          places.release();
        }
      } catch (error) {
        if (!(error instanceof ScannerAway)) throw error;
        logger.error({ reason: error.message }, 'a file was refused: the scanner gives no answer');
        throw new FileRefused('unchecked_file');
      }
    },
  };
}

async function takePlace(places: Sema, milliseconds: number): Promise<void> {
  const place = places.acquire();
  await pTimeout(place, { milliseconds, message: new ScannerAway('no place in time') }).catch((error: unknown) => {
    // Releases a place that is acquired after the timeout.
    void place.then(() => places.release());
    throw error;
  });
}
