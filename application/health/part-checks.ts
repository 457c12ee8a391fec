import type { Services } from '../services';

const DEADLINE_MS = 1_500;

/** Checks of the parts that the product cannot work without; each either returns at once or fails. */
export function partChecks({ database, engine }: Services): Record<'database' | 'engine', () => Promise<void>> {
  return {
    async database() {
      await database.$queryRaw`SELECT 1`;
    },
    async engine() {
      if (!(await engine.isReady(DEADLINE_MS))) throw new Error('the engine does not answer');
    },
  };
}
