import type { Services } from '../services';

const DEADLINE_MS = 1_500;

/** What the product cannot work without, each with a question that its part answers at once or not at all. */
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
