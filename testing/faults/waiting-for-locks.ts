import type { TestEngine } from '../stack/engine';

/** Counts the transactions of this test's database that wait for a lock. */
export async function waitingForLocks({ owner }: Pick<TestEngine, 'owner'>): Promise<number> {
  const [{ waiting }] = await owner.$queryRaw<[{ waiting: number }]>`
    SELECT count(DISTINCT pid)::int AS waiting FROM pg_locks JOIN pg_stat_activity USING (pid)
      WHERE NOT granted AND datname = current_database()`;
  return waiting;
}
