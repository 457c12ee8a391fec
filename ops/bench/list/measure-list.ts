import { listDemands } from '@aval/application/demands/list/list-demands';
import { LIST_SORTS } from '@aval/application/demands/list/list-query';
import { parseListQuery } from '@aval/application/demands/list/parse-list-query';
import type { Services } from '@aval/application/services';
import type { Actor } from '@aval/domain/access/actor';
import { civilDateOf } from '@aval/domain/calendar/civil-date';
import type { Database } from '@aval/prisma/client';
import { loadActor } from '@aval/prisma/load-actor';
import type pg from 'pg';
import { demandFilters, type ListCase, listCases } from './cases';
import { readHandWritten } from './hand-written';
import { type ListReader, type Measured, measureCases, type Sweep } from './measure-cases';

/** Users of the measurement: of one insurer, of all, and of the two roles whose scope is more than a company. */
export const LOOKERS = [
  { email: 'manager@meridiana.test', host: 'meridiana.localhost' },
  { email: 'admin@aval.test', host: 'localhost' },
  { email: 'representative@alborada.test', host: 'alborada.localhost' },
  { email: 'consultant@aval.test', host: 'localhost' },
] as const;

export type Looker = (typeof LOOKERS)[number];

export interface MeasuredCase extends ListCase, Measured {
  looker: Looker;
}

export interface ListBench {
  services: Services;
  owner: Database;
  pool: pg.Pool;
}

/** Loads the user with this email, in the context of their company. Throws when inactive. */
export async function actorOf({ services, owner }: ListBench, email: string): Promise<Actor> {
  const user = await owner.userAccount.findUniqueOrThrow({ where: { email } });
  const actor = await loadActor(services.database, user.id, { companyId: user.companyId });
  if (!actor) throw new Error(`${email} is not active`);
  return actor;
}

/** Measures every `every`th combination of filter and order for a user, and the worst closely. */
export async function measureList(bench: ListBench, looker: Looker, every = 1): Promise<Sweep<MeasuredCase>> {
  const actor = await actorOf(bench, looker.email);
  const read = readerOf(bench, actor);
  const cases = await listCases(await demandFilters(bench.owner, actor.companyIds), LIST_SORTS, (search) =>
    pagesOf(read, search),
  );
  const { worst, ...sweep } = await measureCases(read, cases, every);
  return { ...sweep, worst: worst.map((each) => ({ ...each, looker })) };
}

export async function pagesOf(read: ListReader, search: string): Promise<number> {
  const { count } = await read.ours(search);
  return Math.max(1, Math.ceil(count / 25));
}

function readerOf({ services, pool }: ListBench, actor: Actor): ListReader {
  const today = civilDateOf(services.clock.now());
  const queryOf = (search: string) => parseListQuery(new URLSearchParams(search), actor);
  return {
    async ours(search) {
      const { count, rows } = await listDemands(services, actor, queryOf(search));
      return { count, ids: rows.map(({ id }) => id) };
    },
    bare: (search) => readHandWritten(pool, actor, queryOf(search), today),
  };
}
