import type { TemporalConnection } from '@aval/platform/engine/temporal-connection';
import { type DemandRunStatus, demandWorkflowId, STATE_QUERY } from '@aval/workflows/contract';
import type { Aftermath, DemandAftermath } from './aftermath';
import { type Comparison, type Finding, mismatched } from './finding';

const AT_ONCE = 10;
const DEADLINE_MS = 10_000;

/** Compares the state of each demand's workflow, queried also after its run has ended, with the demand's row. */
export async function compareWorkflows({ demands }: Aftermath, engine: TemporalConnection): Promise<Comparison> {
  const findings: Finding[] = [];
  const waiting = demands.values();
  const work = async () => {
    for (const each of waiting) findings.push(...(await compareOne(engine, each)));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { name: 'states of workflows against rows', compared: demands.length, findings };
}

async function compareOne(engine: TemporalConnection, { demand }: DemandAftermath): Promise<Finding[]> {
  try {
    const { status, state } = await engine.withDeadline(DEADLINE_MS, async (client) => {
      const handle = client.workflow.getHandle(demandWorkflowId(demand.id));
      return { status: (await handle.describe()).status.name, state: await handle.query<DemandRunStatus>(STATE_QUERY) };
    });
    const isEnded = demand.status === 'FINISHED' || demand.status === 'CANCELED';
    const problems = [
      ...(status === (isEnded ? 'COMPLETED' : 'RUNNING') ? [] : [`its run is ${status}`]),
      ...(state.sequence === demand.sequence ? [] : [`${state.sequence} entries of ${demand.sequence}`]),
      ...(state.displayStatus === demand.displayStatus ? [] : [`${state.displayStatus}, not ${demand.displayStatus}`]),
      ...(state.diverged || state.clockFault !== null || state.reminderFault !== null ? ['marked as faulty'] : []),
    ];
    return problems.map((problem) => mismatched(`workflow of ${demand.reference}: ${problem}`));
  } catch (error) {
    return [mismatched(`workflow of ${demand.reference}: ${error instanceof Error ? error.message : error}`)];
  }
}
