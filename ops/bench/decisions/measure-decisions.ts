import type { Services } from '@aval/application/services';
import type { Database } from '@aval/prisma/client';
import { compare, median, percentile, timed } from '../samples';
import { startEmptyUpdates } from './empty-updates';
import { createRounds } from './rounds';

export interface DecisionMeasurement {
  oneAtATime: { decisionMs: number; emptyMs: number };
  /** Figures with `USERS` users at once. */
  together: { decisionsPerSecond: number; emptyPerSecond: number; p95Ms: number; emptyP95Ms: number; ratio: number };
}

export interface DecisionBench {
  services: Services;
  owner: Database;
  engineAddress: string;
  /** Environment variables of child processes, by which those of a killed bench are found and stopped. */
  mark: Readonly<Record<string, string>>;
}

const USERS = 10;
/** More demands than users, so that no user waits for another on the same demand. */
const DEMANDS = 20;
const TURNS = 20;
/** Unmeasured turns per user, because programs that have just started still compile their code. */
const WARM_UP_TURNS = 20;

/** Measures decisions from request to committed projection and back, against empty updates on the same server. */
export async function measureDecisions(bench: DecisionBench, blocks: number): Promise<DecisionMeasurement> {
  const { services, owner, engineAddress, mark } = bench;
  const rounds = await createRounds(services, owner, DEMANDS);
  const empty = await startEmptyUpdates(engineAddress, DEMANDS, mark);
  const decide = (number: number) => rounds[number % DEMANDS]?.decide() ?? Promise.resolve();
  try {
    await together(decide, WARM_UP_TURNS);
    await together(empty.update, WARM_UP_TURNS * 2);
    let turn = 0;
    const single = await compare(
      30,
      () => decide(turn++),
      () => empty.update(turn),
    );
    const decisions: Block[] = [];
    const updates: Block[] = [];
    for (let block = 0; block < blocks; block += 1) {
      updates.push(await together(empty.update, TURNS * 2));
      decisions.push(await together(decide, TURNS));
    }
    const [decisionsPerSecond, emptyPerSecond] = [rateOf(decisions), rateOf(updates)];
    return {
      oneAtATime: { decisionMs: median(single.ours), emptyMs: median(single.bare) },
      together: {
        decisionsPerSecond,
        emptyPerSecond,
        p95Ms: p95Of(decisions),
        emptyP95Ms: p95Of(updates),
        ratio: decisionsPerSecond / emptyPerSecond,
      },
    };
  } finally {
    await empty.stop();
  }
}

interface Block {
  samples: number[];
  milliseconds: number;
}

/** Runs all users at once, each working on demands of their own one after the other. */
async function together(work: (number: number) => Promise<void>, turns: number): Promise<Block> {
  const samples: number[] = [];
  const user = async (number: number) => {
    for (let turn = 0; turn < turns; turn += 1) {
      const demand = number + (turn % (DEMANDS / USERS)) * USERS;
      samples.push((await timed(() => work(demand))).milliseconds);
    }
  };
  const { milliseconds } = await timed(() => Promise.all(Array.from({ length: USERS }, (_, number) => user(number))));
  return { samples, milliseconds };
}

function p95Of(blocks: readonly Block[]): number {
  return percentile(
    blocks.flatMap(({ samples }) => samples),
    0.95,
  );
}

function rateOf(blocks: readonly Block[]): number {
  const done = blocks.reduce((sum, { samples }) => sum + samples.length, 0);
  const seconds = blocks.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1000;
  return done / seconds;
}
