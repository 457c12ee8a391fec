import { Prisma } from '@aval/prisma/generated/client';
import { forPlatform, type Scope } from '@aval/prisma/scope';
import { selected } from '@aval/prisma/selected';
import { type DemandRunStatus, demandWorkflowId, STATE_QUERY } from '@aval/workflows/contract';
import { type Client, WorkflowNotFoundError } from '@temporalio/client';
import type { Services } from '../services';
import {
  type DemandRecord,
  type Disagreement,
  findDisagreements,
  needsRun,
  type RunRecord,
} from './engine-disagreements';
import { listRuns } from './list-runs';
import { findDifferingVersions } from './version-differences';

const BATCH = 500;
const AT_ONCE = 20;
const DEADLINE_MS = 10_000;
/** Pauses before suspects are checked again: a demand that changes during the check seems wrong for a moment. */
const SECOND_LOOKS_MS = [1_000, 3_000] as const;

export interface EngineFinding {
  demandId: string;
  /** Null for a run whose demand the database does not know. */
  reference: string | null;
  problems: (Disagreement | 'run_without_demand')[];
}

export interface EngineReport {
  demands: number;
  runs: number;
  findings: EngineFinding[];
}

/**
 * Compares each submitted demand's row with its last history entry and its run, and the columns of its versions with
 * their contents, and reports those that disagree. Reads only. The engine must answer and a worker must serve it,
 * because each run is queried for its state.
 */
export async function checkEngine(services: Services): Promise<EngineReport> {
  const scope = await forPlatform(services.database);
  const running = new Set<string>();
  for await (const demandId of listRuns(services.engine)) running.add(demandId);
  const report: EngineReport = { demands: 0, runs: running.size, findings: [] };
  let suspects: string[] = [];
  const unknown = new Set(running);
  for await (const demands of submittedDemands(scope)) {
    report.demands += demands.length;
    for (const { id } of demands) unknown.delete(id);
    suspects.push(...(await compareAll(services, demands, running)).map(({ demandId }) => demandId));
  }
  suspects.push(...unknown);
  for (const pauseMs of SECOND_LOOKS_MS) {
    if (suspects.length === 0) return report;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    report.findings = await lookAgain(services, scope, suspects);
    suspects = report.findings.map(({ demandId }) => demandId);
  }
  return report;
}

async function* submittedDemands(scope: Scope): AsyncGenerator<DemandRecord[]> {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const demands = await readDemands(scope, { after });
    const last = demands.at(-1);
    if (!last) return;
    yield demands;
    after = last.id;
  }
}

async function readDemands(scope: Scope, where: { after: string } | { ids: readonly string[] }) {
  const after = 'after' in where ? where.after : null;
  const ids = 'ids' in where ? where.ids : null;
  return scope.read(async (transaction): Promise<DemandRecord[]> => {
    const demands = await transaction.$queryRaw<Omit<DemandRecord, 'columnsFollowContent'>[]>`
      SELECT ${selected<Omit<DemandRecord, 'columnsFollowContent'>>({
        id: Prisma.sql`demand.id`,
        reference: Prisma.sql`demand.reference`,
        status: Prisma.sql`demand.status`,
        displayStatus: Prisma.sql`demand.display_status`,
        sequence: Prisma.sql`demand.sequence`,
        continueAt: Prisma.sql`demand.continue_at`,
        divergedAt: Prisma.sql`demand.diverged_at`,
        commandFaultCode: Prisma.sql`demand.command_fault_code`,
        clockFaultCode: Prisma.sql`demand.clock_fault_code`,
        reminderFaultCode: Prisma.sql`demand.reminder_fault_code`,
        lastSequence: Prisma.sql`last.sequence`,
        carriesLastState: Prisma.sql`demand.state IS NOT DISTINCT FROM last.state`,
        waitingSince: Prisma.sql`(SELECT min(created_at) FROM outbox WHERE demand_id = demand.id AND closed_at IS NULL)`,
      })}
    FROM demand
      LEFT JOIN LATERAL (
        SELECT sequence, state FROM demand_history WHERE demand_id = demand.id ORDER BY sequence DESC LIMIT 1
      ) AS last ON true
      WHERE (demand.status <> 'DRAFT' OR demand.submission_command_id IS NOT NULL)
        AND (${after}::uuid IS NULL OR demand.id > ${after}::uuid)
        AND (${ids}::uuid[] IS NULL OR demand.id = ANY (${ids}::uuid[]))
      ORDER BY demand.id LIMIT ${ids?.length ?? BATCH}`;
    const differing = await findDifferingVersions(
      transaction,
      demands.map(({ id }) => id),
    );
    return demands.map((demand) => ({ ...demand, columnsFollowContent: !differing.has(demand.id) }));
  });
}

async function compareAll(
  services: Services,
  demands: readonly DemandRecord[],
  running: ReadonlySet<string>,
): Promise<EngineFinding[]> {
  return findAmong(demands, async (demand) => {
    const isAsked = running.has(demand.id) || needsRun(demand);
    return compare(services, demand, isAsked ? await askRun(services, demand.id, running.has(demand.id)) : NO_RUN);
  });
}

/** Reads both sides again, the existence of the run from the engine itself. */
async function lookAgain(services: Services, scope: Scope, ids: readonly string[]): Promise<EngineFinding[]> {
  const findings: EngineFinding[] = [];
  for (let from = 0; from < ids.length; from += BATCH) {
    const wanted = ids.slice(from, from + BATCH);
    const demands = new Map((await readDemands(scope, { ids: wanted })).map((demand) => [demand.id, demand]));
    const found = await findAmong(wanted, async (demandId): Promise<EngineFinding | null> => {
      const demand = demands.get(demandId);
      const run = await lookUpRun(services, demandId);
      if (demand) return compare(services, demand, run);
      return run.found === 'none' ? null : { demandId, reference: null, problems: ['run_without_demand'] };
    });
    findings.push(...found);
  }
  return findings;
}

function compare({ clock }: Services, demand: DemandRecord, run: RunRecord): EngineFinding | null {
  const problems = findDisagreements(demand, run, clock.now());
  return problems.length === 0 ? null : { demandId: demand.id, reference: demand.reference, problems };
}

/** Checks a bounded number at once; the findings keep the order of the items. */
async function findAmong<Item>(
  items: readonly Item[],
  look: (item: Item) => Promise<EngineFinding | null>,
): Promise<EngineFinding[]> {
  const results: (EngineFinding | null)[] = Array.from({ length: items.length }, () => null);
  const queue = items.entries();
  const lookOn = async () => {
    for (const [index, item] of queue) results[index] = await look(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lookOn));
  return results.filter((finding) => finding !== null);
}

const NO_RUN: RunRecord = { found: 'none' };

async function askRun(services: Services, demandId: string, isKnown: boolean): Promise<RunRecord> {
  if (!isKnown) return NO_RUN;
  return orSilent(async () => {
    const status = await handleCall(services, demandId, (handle) => handle.query<DemandRunStatus>(STATE_QUERY));
    return { found: 'running', status };
  });
}

/** Asks the engine itself, since its index lags and an ended run still answers queries. */
async function lookUpRun(services: Services, demandId: string): Promise<RunRecord> {
  return orSilent(async () => {
    const { status } = await handleCall(services, demandId, (handle) => handle.describe());
    return askRun(services, demandId, status.name === 'RUNNING');
  });
}

async function orSilent(ask: () => Promise<RunRecord>): Promise<RunRecord> {
  try {
    return await ask();
  } catch (error) {
    return error instanceof WorkflowNotFoundError ? NO_RUN : { found: 'silent' };
  }
}

type RunHandle = ReturnType<Client['workflow']['getHandle']>;

function handleCall<Result>(
  { engine }: Services,
  demandId: string,
  call: (handle: RunHandle) => Promise<Result>,
): Promise<Result> {
  return engine.withDeadline(DEADLINE_MS, (client) => call(client.workflow.getHandle(demandWorkflowId(demandId))));
}
