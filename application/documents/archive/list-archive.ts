import type { Actor } from '@aval/domain/access/actor';
import { can } from '@aval/domain/access/permissions';
import { isAdminRole } from '@aval/domain/access/roles';
import { civilDateOf } from '@aval/domain/calendar/civil-date';
import type { DocumentRenditionKind } from '@aval/domain/demand/lifecycle/commands';
import { demandListScope } from '@aval/prisma/demand-scope';
import type { Prisma } from '@aval/prisma/generated/client';
import { forActor, type Transaction } from '@aval/prisma/scope';
import { recordExport } from '../../access-record/record-export';
import { referenceCondition } from '../../demands/list/list-condition';
import { type ExportedRows, exportList, setOnly } from '../../lists/export-list';
import { pageWindow } from '../../lists/page-window';
import type { Services } from '../../services';
import {
  FAILED_RENDITIONS,
  PENDING_RENDITIONS,
  RENDITION_STATE_SELECT,
  type RenditionStatus,
  renditionState,
} from '../rendition-state';
import type { ArchiveQuery, ArchiveState } from './archive-query';

export interface ArchivedRendition {
  id: number;
  demandId: string;
  reference: string;
  companyName: string;
  versionNumber: number;
  edition: DocumentRenditionKind;
  status: RenditionStatus;
  failureCode: string | null;
  attempts: number;
  annulled: boolean;
  /** ISO instant since which it waits, or at which it was made or failed. */
  since: string;
  /** Waiting for longer than `LATE_AFTER_MS`. */
  isLate: boolean;
  size: number | null;
  sha256: string | null;
}

export interface ArchivePage {
  rows: ArchivedRendition[];
  count: number;
  /** Shown page: the last one when the requested one does not exist. */
  page: number;
  /** Failed and long waiting renditions among all that the actor may see, whatever the filters. */
  failed: number;
  late: number;
}

/** A rendition takes a second or two; after five minutes it needs attention. */
export const LATE_AFTER_MS = 5 * 60 * 1000;

const SELECT = {
  id: true,
  demandId: true,
  edition: true,
  ...RENDITION_STATE_SELECT,
  attempts: true,
  annulledAt: true,
  readyAt: true,
  createdAt: true,
  effect: { select: { ...RENDITION_STATE_SELECT.effect.select, requestedAt: true, closedAt: true } },
  media: { select: { size: true, sha256: true } },
  version: { select: { number: true } },
  demand: { select: { reference: true, companyName: true } },
} satisfies Prisma.PdfEditionSelect;

/**
 * Lists the renditions that the actor may see, in the order of their request. Null when the archive is closed to the
 * actor.
 */
export async function listArchive(services: Services, actor: Actor, query: ArchiveQuery): Promise<ArchivePage | null> {
  if (!can(actor, 'documents.list')) return null;
  const now = services.clock.now();
  return forActor(services.database, actor).read(async (tx) => {
    const visible = visibleRenditions(actor, now);
    const where: Prisma.PdfEditionWhereInput = {
      AND: [visible, inState(query.state, now), await called(tx, query.reference)],
    };
    const [count, failed, late] = [
      await tx.pdfEdition.count({ where }),
      await tx.pdfEdition.count({ where: { AND: [visible, FAILED_RENDITIONS] } }),
      await tx.pdfEdition.count({ where: { AND: [visible, waitingForLong(now)] } }),
    ];
    const { page, skip, take, reversed } = pageWindow(count, query.page, query.pageSize);
    if (take === 0) return { rows: [], count, page, failed, late };
    const orderBy = { id: query.oldestFirst === reversed ? ('desc' as const) : ('asc' as const) };
    const found = await tx.pdfEdition.findMany({ where, orderBy, skip, take, select: SELECT });
    const rows = (reversed ? found.reverse() : found).map((row) => toArchived(row, now));
    return { rows, count, page, failed, late };
  });
}

/** Exports all renditions that match the query. Null when the archive is closed to the actor. */
export async function exportArchive(
  services: Services,
  actor: Actor,
  query: ArchiveQuery,
): Promise<ExportedRows<ArchivedRendition> | null> {
  if (!can(actor, 'documents.list')) return null;
  const now = services.clock.now();
  const { state, reference, oldestFirst } = query;
  const conditionOf = async (tx: Transaction) => [
    visibleRenditions(actor, now),
    inState(state, now),
    await called(tx, reference),
  ];
  return exportList<ArchivedRendition, number>(services, actor, {
    record: async (tx) => {
      const where = { AND: await conditionOf(tx) };
      const counted = await tx.pdfEdition.groupBy({ by: ['companyId'], where, _count: true });
      const counts = counted.map(({ companyId, _count: count }) => ({ companyId, count }));
      await recordExport(tx, actor, { list: 'documents', filters: setOnly({ state, reference }), counts }, now);
    },
    readBatch: async (tx, after, take) => {
      const following = after === null ? {} : { id: oldestFirst ? { gt: after } : { lt: after } };
      const found = await tx.pdfEdition.findMany({
        where: { AND: [...(await conditionOf(tx)), following] },
        orderBy: { id: oldestFirst ? 'asc' : 'desc' },
        take,
        select: SELECT,
      });
      const last = found.length === take ? found.at(-1)?.id : undefined;
      return { rows: found.map((row) => toArchived(row, now)), last: last ?? null };
    },
  });
}

/**
 * Admins see every demand, so the company in context alone narrows theirs, for which the archive has its own indexes.
 */
function visibleRenditions(actor: Actor, now: Date): Prisma.PdfEditionWhereInput {
  const company = actor.companyId === null ? {} : { companyId: actor.companyId };
  return isAdminRole(actor.role) ? company : { ...company, demand: demandListScope(actor, civilDateOf(now)) };
}

function waitingForLong(now: Date): Prisma.PdfEditionWhereInput {
  const before = new Date(now.getTime() - LATE_AFTER_MS);
  return { ...PENDING_RENDITIONS, effect: { requestedAt: { lt: before } } };
}

function inState(state: ArchiveState, now: Date): Prisma.PdfEditionWhereInput {
  if (state === 'all') return {};
  if (state === 'attention') return { OR: [FAILED_RENDITIONS, waitingForLong(now)] };
  return { failed: FAILED_RENDITIONS, pending: PENDING_RENDITIONS, ready: { status: 'ready' } }[state];
}

async function called(tx: Transaction, reference: string | undefined): Promise<Prisma.PdfEditionWhereInput> {
  return reference === undefined ? {} : { demand: await referenceCondition(tx, reference) };
}

function toArchived(row: Prisma.PdfEditionGetPayload<{ select: typeof SELECT }>, now: Date): ArchivedRendition {
  const { effect, media, demand, version } = row;
  const { status, failureCode } = renditionState(row);
  const since = status === 'pending' ? effect.requestedAt : (row.readyAt ?? effect.closedAt ?? row.createdAt);
  return {
    id: row.id,
    demandId: row.demandId,
    reference: demand.reference,
    companyName: demand.companyName,
    versionNumber: version.number,
    edition: row.edition as DocumentRenditionKind,
    status,
    failureCode,
    attempts: row.attempts,
    annulled: row.annulledAt !== null,
    since: since.toISOString(),
    isLate: status === 'pending' && now.getTime() - since.getTime() > LATE_AFTER_MS,
    size: media?.size ?? null,
    sha256: media?.sha256 ?? null,
  };
}
