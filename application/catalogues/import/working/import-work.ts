import type { Services } from '../../../services';
import type { ImportState } from '../import-state';

/** Not at each few rows: a page asks once a second. */
const TELLS_EVERY_MS = 500;
const ALIVE_EVERY_MS = 5_000;

/** Somebody else has taken it over: what was done so far must not stay. */
export class WorkLost extends Error {
  override name = 'WorkLost';
}

export interface ImportWork {
  importId: string;
  claim: string;
  /** Says how far it has come, on a connection of its own so that others see it before the commit. */
  tell(done: number, total: number): Promise<void>;
}

interface Claimed {
  importId: string;
  claim: string;
  state: ImportState;
}

/** Does work that one process has claimed, and says while it does that it is alive. */
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
  // One after the other: two on their way at once could arrive in either order, and the work would seem to go back.
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
      async tell(doneNow, totalNow) {
        [done, total] = [doneNow, totalNow];
        if (Date.now() - toldAt >= TELLS_EVERY_MS) await write();
      },
    });
  } finally {
    clearInterval(alive);
  }
}
