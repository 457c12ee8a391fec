import { isDeepStrictEqual } from 'node:util';
import { listDemands } from '@aval/application/demands/list/list-demands';
import { type DemandListQuery, writeListQuery } from '@aval/application/demands/list/list-query';
import { parseListQuery } from '@aval/application/demands/list/parse-list-query';
import type { Services } from '@aval/application/services';
import type { Actor } from '@aval/domain/access/actor';
import { civilDateOf } from '@aval/domain/calendar/civil-date';
import type { Database } from '@aval/prisma/client';
import { loadActor } from '@aval/prisma/load-actor';
import type pg from 'pg';
import { compare, median, timed } from '../samples';
import { type ListCase, listCases } from './cases';
import { readHandWritten } from './hand-written';

/** Who looks: at one insurer, at all of them, and through the two scopes that are more than a company. */
export const LOOKERS = [
  { email: 'manager@meridiana.test', host: 'meridiana.localhost' },
  { email: 'admin@aval.test', host: 'localhost' },
  { email: 'representative@alborada.test', host: 'alborada.localhost' },
  { email: 'consultant@aval.test', host: 'localhost' },
] as const;

export type Looker = (typeof LOOKERS)[number];

export interface MeasuredCase extends ListCase {
  looker: Looker;
  oursMs: number;
  bareMs: number;
  ratio: number;
}

export interface ListMeasurement {
  cases: number;
  /** The slowest and those furthest from the hand-written SQL, measured again; the worst ratio first. */
  worst: MeasuredCase[];
}

export interface ListBench {
  services: Services;
  owner: Database;
  pool: pg.Pool;
}

/** How many of the sweep's slowest, and as many of its worst ratios, are looked at closely. */
const SUSPECTS = 4;
const ROUNDS = 21;

/** Looks once at every filter in every order (or at each `every`th of them) and then closely at the worst. */
export async function measureList(bench: ListBench, looker: Looker, every = 1): Promise<ListMeasurement> {
  const { services, owner } = bench;
  const user = await owner.userAccount.findUniqueOrThrow({ where: { email: looker.email } });
  const actor = await loadActor(services.database, user.id, { companyId: user.companyId });
  if (!actor) throw new Error(`${looker.email} is not active`);
  const read = reader(bench, actor);

  const all = await listCases(owner, actor.companyIds, async (search) => {
    const { count } = await read.ours(queryOf(search, actor));
    return Math.max(1, Math.ceil(count / 25));
  });
  const cases = all.filter((_, place) => place % every === 0);
  const sweep: MeasuredCase[] = [];
  for (const each of cases) {
    const query = queryOf(each.search, actor);
    const { milliseconds: oursMs } = await timed(() => read.ours(query));
    // The middle of a long list is where SQL by hand is slowest: nothing there is far from it.
    const bareMs = each.place === 'middle' ? oursMs : (await timed(() => read.bare(query))).milliseconds;
    sweep.push({ ...each, looker, oursMs, bareMs, ratio: oursMs / bareMs });
  }
  const suspects = new Set([...highest(sweep, 'oursMs'), ...highest(sweep, 'ratio')]);
  const worst: MeasuredCase[] = [];
  for (const suspect of suspects) {
    const query = queryOf(suspect.search, actor);
    await requireSameRows(read, query);
    const { ours, bare, ratio } = await compare(
      ROUNDS,
      () => read.ours(query),
      () => read.bare(query),
    );
    worst.push({ ...suspect, oursMs: median(ours), bareMs: median(bare), ratio });
  }
  return { cases: cases.length, worst: worst.sort((one, other) => other.ratio - one.ratio) };
}

/** What is compared must be the same. */
async function requireSameRows(read: ReturnType<typeof reader>, query: DemandListQuery): Promise<void> {
  const [ours, bare] = [await read.ours(query), await read.bare(query)];
  const shown = { count: ours.count, ids: ours.rows.map(({ id }) => id) };
  if (!isDeepStrictEqual(shown, bare)) throw new Error(`other rows than by hand: ${writeListQuery(query)}`);
}

export function highest(cases: readonly MeasuredCase[], key: 'oursMs' | 'ratio', count = SUSPECTS): MeasuredCase[] {
  return [...cases].sort((one, other) => other[key] - one[key]).slice(0, count);
}

function queryOf(search: string, actor: Actor): DemandListQuery {
  return parseListQuery(new URLSearchParams(search), actor);
}

function reader({ services, pool }: ListBench, actor: Actor) {
  const today = civilDateOf(services.clock.now());
  return {
    ours: (query: DemandListQuery) => listDemands(services, actor, query),
    bare: (query: DemandListQuery) => readHandWritten(pool, actor, query, today),
  };
}
