import type { Actor } from '@aval/domain/access/actor';
import { companyOfLists } from '@aval/domain/access/scope';
import { type CivilDate, civilDateOf } from '@aval/domain/calendar/civil-date';
import type { DisplayStatus, ShownAction } from '@aval/domain/demand/vocabulary';
import { demandListScope } from '@aval/prisma/demand-scope';
import type { Prisma } from '@aval/prisma/generated/client';
import { forActor, type Transaction } from '@aval/prisma/scope';
import { PLACE_SELECT, visibleHistory } from '../../history/visible-history';
import type { Services } from '../../services';
import { BEGINNING, type ChangePlace, cursorAfter, readCursor } from './change-cursor';

export interface Change {
  demandId: string;
  companyId: number;
  reference: string;
  /** Number of the entry in the history as the reader sees it. */
  sequence: number;
  at: Date;
  action: ShownAction;
  status: DisplayStatus;
}

export interface ChangesPage {
  changes: Change[];
  /** Cursor to go on from. */
  cursor: string;
  /** Whether there are further changes already. */
  more: boolean;
}

export interface ChangesQuery {
  /** Cursor of the last answer; null for the state of now, without changes. */
  after: string | null;
  pageSize: number;
}

/**
 * Returns the changes of demands after a cursor, in the order in which they were committed, so that none comes behind a
 * cursor that was given out before it. They are the history entries of the demands in the actor's list; a comment that
 * is hidden from the reader is left out, so that a page may hold less than its size. Null for a cursor that is not
 * known. Source: docs/rules.md 10.22, decision 60.
 */
export function findChanges(services: Services, actor: Actor, query: ChangesQuery): Promise<ChangesPage | null> {
  const today = civilDateOf(services.clock.now());
  return forActor(services.database, actor).read(async (tx) => {
    // Read before the changes: what is committed in between belongs to the next page.
    const latest = await findLatest(tx, actor);
    const end = latest ? cursorAfter(latest) : BEGINNING;
    if (query.after === null) return { changes: [], cursor: end, more: false };
    const after = await readCursor(tx, query.after);
    if (after === null) return null;
    if (!latest || latest.position <= after) return { changes: [], cursor: query.after, more: false };
    const found = await findPlaces(tx, { actor, today }, { after, upTo: latest.position, take: query.pageSize + 1 });
    const told = found.slice(0, query.pageSize);
    const more = found.length > told.length;
    const last = more ? told.at(-1) : undefined;
    return { changes: await toChanges(tx, actor, told), cursor: last ? cursorAfter(last) : end, more };
  });
}

/** Companies of the actor's lists. */
function inLists(actor: Actor): Prisma.DemandChangeWhereInput {
  const [only, ...others] = actor.companyIds;
  const companyId = companyOfLists(actor) ?? (others.length === 0 ? only : undefined);
  // An equality, so that an index of (company, position) gives the order.
  return { companyId: companyId ?? { in: [...actor.companyIds] } };
}

function findLatest(tx: Transaction, actor: Actor): Promise<ChangePlace | null> {
  return tx.demandChange.findFirst({ where: inLists(actor), orderBy: { position: 'desc' } });
}

function findPlaces(
  tx: Transaction,
  { actor, today }: { actor: Actor; today: CivilDate },
  { after, upTo, take }: { after: bigint; upTo: bigint; take: number },
) {
  return tx.demandChange.findMany({
    where: { ...inLists(actor), position: { gt: after, lte: upTo }, demand: demandListScope(actor, today) },
    orderBy: { position: 'asc' },
    take,
    select: {
      position: true,
      companyId: true,
      demandId: true,
      sequence: true,
      demand: { select: { reference: true } },
    },
  });
}

/** Parts of entries that changes do not tell. */
const UNREAD = { decisionReason: null, finalReason: null, confirmedWarnings: [], actor: null, toUser: null };

/** Reads the whole histories of the demands, since what an entry shows depends on the entries beside it. */
async function toChanges(
  tx: Transaction,
  actor: Actor,
  places: Awaited<ReturnType<typeof findPlaces>>,
): Promise<Change[]> {
  const demandIds = [...new Set(places.map(({ demandId }) => demandId))];
  const rows = await tx.demandHistory.findMany({
    where: { demandId: { in: demandIds } },
    select: {
      ...PLACE_SELECT,
      demandId: true,
      comment: true,
      privateComment: true,
      createdAt: true,
      attachments: { select: { id: true } },
    },
    orderBy: [{ demandId: 'asc' }, { sequence: 'asc' }],
  });
  const histories = new Map<string, ((typeof rows)[number] & typeof UNREAD)[]>(demandIds.map((id) => [id, []]));
  for (const row of rows) histories.get(row.demandId)?.push({ ...row, ...UNREAD });
  const shown = new Map([...histories].map(([demandId, history]) => [demandId, visibleHistory(history, actor)]));
  return places.flatMap(({ demandId, companyId, sequence, demand: { reference } }) => {
    const entry = shown.get(demandId)?.find((one) => one.sequence === sequence);
    if (!entry) return [];
    const { number, createdAt: at, action, displayStatus } = entry;
    return [{ demandId, companyId, reference, sequence: number, at, action, status: displayStatus as DisplayStatus }];
  });
}
