import type { Services } from '../../../services';
import type { ImportState } from '../import-state';

/** Interval between progress updates; a page polls once a second. */
const TELLS_EVERY_MS = 500;
const ALIVE_EVERY_MS = 5_000;

/** Thrown when another process has taken the work over, so that the transaction is rolled back. */
export class WorkLost extends Error {
  override name = 'WorkLost';
}

export interface ImportWork {
  importId: string;
  claim: string;
  /**
   * Reports progress on a separate connection, so that others see it before the commit: every half second, or at once
   * where a step begins.
   */
  tell(done: number, total: number, atOnce?: 'at once'): Promise<void>;
}

interface Claimed {
  importId: string;
  claim: string;
  state: ImportState;
}

/** Runs work that this process has claimed and renews the claim meanwhile. */
export async function doWork(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { importId, claim, state }: Claimed,
  work: (work: ImportWork) => Promise<void>,
): Promise<void> {
  let [done, total, toldAt] = [0, 0, 0];
  const writeNow = async (): Promise<void> => {
    const data = { done, total, workedAt: clock.now() };
    const { count } = await database.catalogueImport.updateMany({ where: { id: importId, claim, state }, data });
    if (count === 0) throw new WorkLost();
  };
  // Chain the writes: two in flight could arrive in either order, and progress would seem to go back.
  let written = Promise.resolve();
  const write = (): Promise<void> => {
    toldAt = Date.now();
    written = written.catch(() => undefined).then(writeNow);
    return written;
  };
  const alive = setInterval(() => void write().catch(() => undefined), ALIVE_EVERY_MS);
  try {
    await work({
      importId,
      claim,
      async tell(doneNow, totalNow, atOnce) {
        [done, total] = [doneNow, totalNow];
        if (atOnce || Date.now() - toldAt >= TELLS_EVERY_MS) await write();
      },
    });
  } finally {
    clearInterval(alive);
  }
}
