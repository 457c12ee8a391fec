import type { Database } from '../client';

/**
 * Copies a demand that has passed through the real engine, with its row, history and state under new ids, to measure
 * the engine with many runs. Written as the owner, to whom no policy applies. The copies have no versions and no files.
 */
export async function copyDemand(owner: Database, demandId: string, count: number): Promise<void> {
  await owner.$transaction(
    async (tx) => {
      await tx.$executeRaw`SELECT set_config('app.projection', 'on', true)`;
      const copies = await tx.$queryRaw<{ id: string }[]>`
        INSERT INTO demand SELECT copy.* FROM demand, generate_series(1, ${count}::int) AS n,
          jsonb_populate_record(demand, jsonb_build_object('id', gen_random_uuid(), 'submission_command_id', NULL,
            'reference', 'COPY-' || left(demand.id::text, 8) || '-' || n)) AS copy
        WHERE demand.id = ${demandId}::uuid RETURNING id`;
      await tx.$executeRaw`
        INSERT INTO demand_history SELECT copy.* FROM demand_history, unnest(${copies.map(({ id }) => id)}::uuid[]) AS one,
          jsonb_populate_record(demand_history, jsonb_build_object('demand_id', one, 'command_id', gen_random_uuid(),
            'id', nextval(pg_get_serial_sequence('demand_history', 'id')))) AS copy
        WHERE demand_history.demand_id = ${demandId}::uuid`;
    },
    { timeout: 600_000 },
  );
  await owner.$executeRaw`VACUUM (ANALYZE) demand, demand_history`;
}
