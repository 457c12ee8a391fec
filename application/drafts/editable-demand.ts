import type { Actor } from '@aval/domain/access/actor';
import { can } from '@aval/domain/access/permissions';
import { type CivilDate, civilDateOf } from '@aval/domain/calendar/civil-date';
import { baseContent } from '@aval/domain/demand/content/base-content';
import type { DemandContent } from '@aval/domain/demand/content/content';
import { readStoredRequest, readStoredSteps } from '@aval/domain/demand/content/stored-content';
import { wizardMode } from '@aval/domain/demand/lifecycle/offers';
import type { DisplayStatus, WizardMode } from '@aval/domain/demand/vocabulary';
import type { EntriesToReplace } from '@aval/domain/validation/steps/treatment-context';
import { demandScope } from '@aval/prisma/demand-scope';
import type { Prisma } from '@aval/prisma/generated/client';
import { lockDemand } from '@aval/prisma/lock-demand';
import type { Transaction } from '@aval/prisma/scope';
import { SUBJECT_SELECT, stateOf, toDemandSubject } from '../demand-rows/demand-subject';
import { sideOf } from '../demand-rows/side';
import { type Ending, findEnding } from '../history/find-ending';
import { isBegun } from './begun-copy';
import { findDraftEntriesToReplace, findEntriesToReplace } from './saving/entries-to-replace';

const WRITABLE_SELECT = {
  ...SUBJECT_SELECT,
  id: true,
  reference: true,
  displayStatus: true,
  submissionCommandId: true,
} satisfies Prisma.DemandSelect;

const CONTENT_SELECT = {
  version: true,
  lastActionSequence: true,
  patientId: true,
  duplicatedFromId: true,
  externalId: true,
  doctor: { select: { id: true, name: true } },
  company: { select: { name: true, tramitByZones: true } },
  prescriberCenter: { select: { id: true, name: true, type: true, provinceId: true } },
  performingCenter: { select: { provinceId: true } },
  patient: true,
  drafts: true,
} satisfies Prisma.DemandSelect;

type WritableRow = Prisma.DemandGetPayload<{ select: typeof WRITABLE_SELECT }>;
export type EditableRow = WritableRow & Prisma.DemandGetPayload<{ select: typeof CONTENT_SELECT }>;

/** A demand in whose wizard the actor may write at this moment, without the written content. */
export interface WritableDemand {
  row: WritableRow;
  mode: WizardMode;
  today: CivilDate;
}

export interface EditableDemand extends WritableDemand {
  row: EditableRow;
  /** Working copy of the actor's side, in this mode or an earlier one; null where nobody has written yet. */
  draft: EditableRow['drafts'][number] | null;
  /** Content of the last submitted version; null for a draft. */
  previous: DemandContent | null;
  /** Content that the mode begins with and that decides its locks; null for a draft. */
  base: DemandContent | null;
  acceptedVersions: number;
  toReplace: EntriesToReplace;
}

type Search<Found> = { found: Found } | { found: null; refusal: NotEditable };

/**
 * `not_found` when missing or out of sight, `forbidden` when seen but not the actor's to write in, or closed: submitted
 * in the meantime or with somebody else.
 */
export type NotEditable = { status: 'not_found' | 'forbidden' } | Closed;

export interface Closed {
  status: 'closed';
  /** Null for a demand that is sent but not recorded yet, and for one that was never open. */
  ending: Ending | null;
}

/**
 * Finds the demand when the actor may write in its wizard at this moment. A draft that is on its way to the engine can
 * no longer be written in.
 */
export async function findWritable(
  transaction: Transaction,
  actor: Actor,
  demandId: string,
  now: Date,
): Promise<Search<WritableDemand>> {
  const today = civilDateOf(now);
  const row = await transaction.demand.findFirst({
    where: { AND: [{ id: demandId }, demandScope(actor, today)] },
    select: WRITABLE_SELECT,
  });
  if (!row) return { found: null, refusal: { status: 'not_found' } };
  const subject = { demand: toDemandSubject(row, today), status: row.displayStatus as DisplayStatus };
  if (!can(actor, 'demands.edit', subject)) {
    return { found: null, refusal: { status: can(actor, 'demands.view', subject) ? 'forbidden' : 'not_found' } };
  }
  const mode = wizardMode(stateOf(row), actor.role, today);
  if (!mode || (mode === 'draft' && row.submissionCommandId !== null)) {
    const ending = await findEnding(transaction, { demandId, reader: actor, today }, () => true);
    return { found: null, refusal: { status: 'closed', ending } };
  }
  return { found: { row, mode, today } };
}

/** Like `findWritable`, for writers: locks the demand until the end of the transaction. */
export async function lockWritable(
  transaction: Transaction,
  actor: Actor,
  demandId: string,
  now: Date,
): Promise<Search<WritableDemand>> {
  await lockDemand(transaction, demandId);
  return findWritable(transaction, actor, demandId, now);
}

/** Like `findEditable`, for writers: locks the demand until the end of the transaction. */
export async function lockEditable(
  transaction: Transaction,
  actor: Actor,
  demandId: string,
  now: Date,
): Promise<Search<EditableDemand>> {
  await lockDemand(transaction, demandId);
  return findEditable(transaction, actor, demandId, now);
}

/** Like `findWritable`, with all written content: whole steps, so only callers that need them read them. */
export async function findEditable(
  transaction: Transaction,
  actor: Actor,
  demandId: string,
  now: Date,
): Promise<Search<EditableDemand>> {
  const search = await findWritable(transaction, actor, demandId, now);
  if (!search.found) return search;
  const { mode, today } = search.found;
  const content = await transaction.demand.findUniqueOrThrow({ where: { id: demandId }, select: CONTENT_SELECT });
  const row = { ...search.found.row, ...content };
  const state = stateOf(row);
  const previous = row.version > 0 ? await readVersion(transaction, row.id, row.version) : null;
  const base = previous && baseContent(mode, previous, { today, totalCycles: state?.totalCycles ?? null });
  const acceptedVersions = state?.acceptedVersions ?? 0;
  const draft = row.drafts.find((copy) => copy.side === sideOf(mode) && isBegun(copy)) ?? null;
  const toReplace =
    mode === 'draft'
      ? await findDraftEntriesToReplace(transaction, row, draft && readStoredSteps(draft))
      : await findEntriesToReplace(transaction, mode, base, today);
  return { found: { row, mode, draft, today, previous, base, acceptedVersions, toReplace } };
}

export async function readVersion(
  transaction: Transaction,
  demandId: string,
  number: number,
): Promise<DemandContent | null> {
  const version = await transaction.demandVersion.findUnique({
    where: { demandId_number: { demandId, number } },
    select: { schemaNumber: true, content: true },
  });
  if (!version) return null;
  return readStoredRequest(version);
}
