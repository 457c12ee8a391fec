import { randomUUID } from 'node:crypto';
import os from 'node:os';
import { decideDemand } from '@aval/application/demands/deciding/decide-demand';
import { checkEngine } from '@aval/application/engine/check-engine';
import { rebuildEngine } from '@aval/application/engine/rebuild-engine';
import { closeServices, createServices, type Services } from '@aval/application/services';
import { readEnvironment, storyEnvironmentSchema } from '@aval/platform/environment';
import { createDatabase, type Database } from '@aval/prisma/client';
import { copyDemand } from '@aval/prisma/factories/copied-demands';
import { demandWorkflowId, STATE_QUERY } from '@aval/workflows/contract';
import { makeTemporaryHome } from '../../testing/stack/temporary-home';
import { exitWith } from '../prepare/failure.mjs';
import { freePort } from '../supervisor/free-port';
import { forgetGivenAddresses } from '../supervisor/given-addresses';
import { Stack } from '../supervisor/stack';
import { actorOf, createRounds, type DecisionRound } from './decisions/rounds';
import { megabytesOf, processOf } from './process-memory';
import { line, milliseconds, printTable, type ReportLine } from './report';
import { median, percentile, timed } from './samples';

/**
 * `npm run bench:open-demands`: measures thousands of open demands, each with its run and timers, on one development server: time
 * to start, memory, and the time of a decision among them. Uses a temporary stack; `-- --demands N` sets the number.
 */
const DECISIONS = 40;
const SETTLED_WITHIN_MS = 15 * 60_000;

interface Bench {
  services: Services;
  owner: Database;
  home: string;
}

async function measure(bench: Bench, demands: number): Promise<ReportLine[]> {
  const { services, owner, home } = bench;
  const lines: ReportLine[] = [];
  const load = () => os.loadavg().map((value) => value.toFixed(1));
  lines.push(line('load of the machine before', load().join(' ')));
  const [round, accepted] = await createRounds(services, owner, 2);
  if (!round || !accepted) throw new Error('the demands to copy were not made');
  await authorize(services, owner, accepted.demandId);
  lines.push(...memory(home, 'with 2 demands'));

  const filled = await timed(async () => {
    for (const { demandId } of [round, accepted]) await copyDemand(owner, demandId, demands / 2);
  });
  console.log(`  ${demands} rows in ${(filled.milliseconds / 1000).toFixed(0)} s`);
  const started = await timed(() => rebuildEngine(services));
  const settled = await timed(() => lastRunAnswers(bench));
  const seconds = (started.milliseconds + settled.milliseconds) / 1000;
  if (started.result.failed > 0) throw new Error(`${started.result.failed} demands were not started`);
  lines.push(line(`${demands} demands started by engine:rebuild`, `${(started.milliseconds / 1000).toFixed(0)} s`));
  lines.push(line('until the last of them had its first turn', `${seconds.toFixed(0)} s`));
  lines.push(...memory(home, 'with all of them'));

  lines.push(...(await decisions(round, 'a decision among them')));
  const restarted = await timed(() => restartWorker(bench, round));
  lines.push(line('worker killed, until it serves again', `${(restarted.milliseconds / 1000).toFixed(1)} s`));
  lines.push(...(await decisions(round, 'a decision after that')));

  const checked = await timed(() => checkEngine(services));
  const { findings } = checked.result;
  lines.push(line('engine:check of all of them', `${(checked.milliseconds / 1000).toFixed(0)} s`));
  lines.push(line('demands that disagree', String(findings.length), '0', findings.length === 0));
  for (const { reference, problems } of findings.slice(0, 10)) console.log(`  ${reference} ${problems.join(', ')}`);
  lines.push(...memory(home, 'after the check'));
  lines.push(line('load of the machine afterwards', load().join(' ')));
  return lines;
}

async function authorize(services: Services, owner: Database, demandId: string): Promise<void> {
  const steps = [
    ['manager@meridiana.test', { decisionReason: 'AUTORIZADO' }],
    ['representative@meridiana.test', { finalReason: 'AUTORIZADO' }],
  ] as const;
  for (const [index, [email, reason]] of steps.entries()) {
    const base = { demandId, commandId: randomUUID(), expectedSequence: index + 1, comment: 'Conforme' };
    const actor = await actorOf(services, owner, email);
    const result = await decideDemand(services, actor, { ...base, ...reason, decision: 'authorize' });
    if (result.status !== 'done') throw new Error(`not authorized: ${JSON.stringify(result)}`);
  }
}

/** Waits for the demand with the highest id: runs start, and get their first workflow task, in the order of ids. */
async function lastRunAnswers({ services, owner }: Bench): Promise<void> {
  const { id } = await owner.demand.findFirstOrThrow({ where: { status: 'ACTIVE' }, orderBy: { id: 'desc' } });
  await runAnswers(services, id);
}

/** Waits until a worker has the run, which then answers the state query. */
async function runAnswers({ engine }: Services, demandId: string): Promise<void> {
  const end = Date.now() + SETTLED_WITHIN_MS;
  for (;;) {
    const asked = engine.withDeadline(2_000, (client) =>
      client.workflow.getHandle(demandWorkflowId(demandId)).query(STATE_QUERY),
    );
    if (await asked.catch(() => null)) return;
    if (Date.now() > end) throw new Error('the runs do not settle');
  }
}

async function decisions(round: DecisionRound, what: string): Promise<ReportLine[]> {
  const samples: number[] = [];
  for (let turn = 0; turn < DECISIONS; turn += 1) samples.push((await timed(() => round.decide())).milliseconds);
  return [line(what, milliseconds(median(samples))), line(`${what}, p95`, milliseconds(percentile(samples, 0.95)))];
}

/** Kills the worker, as a power failure would, and waits until the restarted one answers. */
async function restartWorker({ home, services }: Bench, { demandId }: DecisionRound): Promise<void> {
  process.kill(processOf(home, 'worker'), 'SIGKILL');
  await runAnswers(services, demandId);
}

function memory(home: string, when: string): ReportLine[] {
  return (['worker', 'Temporal'] as const).map((name) =>
    line(`${name}, ${when}`, `${megabytesOf(processOf(home, name)).toFixed(0)} MB`),
  );
}

forgetGivenAddresses();
const position = process.argv.indexOf('--demands');
const wanted = position < 0 ? 10_000 : Number(process.argv[position + 1]);
const { home, remove } = await makeTemporaryHome();
const stack = new Stack({ home, port: await freePort(), empty: false, development: false, durable: true });
let ending: Promise<void> | null = null;
const stop = () => {
  ending ??= stack.stop().finally(remove);
  return ending;
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => void stop().finally(() => process.exit(130)));
}
try {
  await stack.start();
  const services = createServices('bench', readEnvironment(storyEnvironmentSchema, stack.environment));
  const owner = createDatabase(stack.ownerUrl, { poolSize: 2 });
  try {
    printTable(await measure({ services, owner, home }, wanted));
  } finally {
    await Promise.all([closeServices(services), owner.$disconnect()]);
  }
  await stop();
  process.exit(0);
} catch (error) {
  await stop();
  exitWith(error);
}
