import type { Actor } from '@aval/domain/access/actor';
import { can } from '@aval/domain/access/permissions';
import { type CivilDate, civilDateOf } from '@aval/domain/calendar/civil-date';
import { DUPLICATION_BLOCKS, duplicationBlock } from '@aval/domain/demand/content/duplication';
import { readStoredContent } from '@aval/domain/demand/content/stored-content';
import type { DisplayStatus } from '@aval/domain/demand/vocabulary';
import type { WizardStep } from '@aval/domain/validation/steps/step-schemas';
import { demandScope } from '@aval/prisma/demand-scope';
import type { Prisma } from '@aval/prisma/generated/client';
import { lockDemand } from '@aval/prisma/lock-demand';
import { nextReference } from '@aval/prisma/next-reference';
import { forActor, type Transaction } from '@aval/prisma/scope';
import { isUniqueViolation } from '@aval/prisma/unique-violation';
import { PRESCRIBING_CENTERS } from '../../catalogues/centers/prescribing-centers';
import { SUBJECT_SELECT, stateOf, toDemandSubject } from '../../demand-rows/demand-subject';
import { holdNames } from '../../demand-rows/hold-names';
import { sideOf } from '../../demand-rows/side';
import { findBegun } from '../../drafts/begun-earlier';
import { findEditable } from '../../drafts/editable-demand';
import { type FilingDoctor, findFilingDoctor } from '../../drafts/filing-doctor';
import { hasRoomForDraft } from '../../drafts/room-for-draft';
import { findBlockedKinds } from '../../drafts/saving/blocked-kinds';
import { basicsColumns } from '../../drafts/saving/check-basics';
import { completeSteps, draftForms } from '../../drafts/wizard/draft-forms';
import { AS_SENT } from '../../files/file-order';
import type { Services } from '../../services';
import { copyDraft } from './copied-draft';

export interface DuplicateDemandInput {
  /** Demand to copy. */
  demandId: string;
  /** Id given by the loader, by which a repetition of the same form finds the copy created before. */
  newDemandId: string;
  withChemotherapy: boolean;
  /** Doctor and center in context, for whom the copy is; null means those of the demand. */
  doctorId: number | null;
  centerId: number | null;
  /** Hash of what an API client sent; the same id with other content creates nothing. Source: docs/rules.md 10.8. */
  sentSha256?: string;
}

export const DUPLICATION_REFUSALS = [
  ...DUPLICATION_BLOCKS,
  /** The doctor is inactive, or the actor does not file in his or her name. */
  'doctor_unavailable',
  /** The actor has reached the limit of drafts. */
  'too_many_drafts',
  /** The doctor has no center where he or she may prescribe. */
  'no_center',
] as const;
export type DuplicationRefusal = (typeof DUPLICATION_REFUSALS)[number];

export type DuplicateDemandResult =
  | {
      status: 'created';
      demandId: string;
      reference: string;
      companyId: number;
      complete: Record<WizardStep, boolean>;
      /** The prescriber center of the source is not available any more; the copy has another center of the doctor. */
      otherCenter: boolean;
    }
  /**
   * An API client repeated its request: the copy made first, whatever became of it since. Source: docs/rules.md 10.8.
   */
  | { status: 'repeated'; demandId: string; reference: string; companyId: number }
  | { status: 'refused'; refusal: DuplicationRefusal }
  | { status: 'forbidden' }
  | { status: 'not_found' }
  /** The id belongs to another demand, or to a copy requested with other content. */
  | { status: 'taken' };

const SOURCE_SELECT = {
  ...SUBJECT_SELECT,
  id: true,
  displayStatus: true,
  version: true,
  patient: true,
  company: { select: { ...SUBJECT_SELECT.company.select, name: true } },
} satisfies Prisma.DemandSelect;
type Source = Prisma.DemandGetPayload<{ select: typeof SOURCE_SELECT }>;

/**
 * Creates a draft from the last version of a demand, to be completed and sent as a request of its own. It belongs to
 * the doctor in context and shares the files that the doctor's side sent. Source: docs/rules.md 3.20.
 */
export async function duplicateDemand(
  services: Services,
  actor: Actor,
  input: DuplicateDemandInput,
): Promise<DuplicateDemandResult> {
  try {
    return await duplicateOnce(services, actor, input);
  } catch (error) {
    // The id is taken, out of sight or at the same moment by the copy of another demand.
    if (isUniqueViolation(error)) return { status: 'taken' };
    throw error;
  }
}

function duplicateOnce(services: Services, actor: Actor, input: DuplicateDemandInput): Promise<DuplicateDemandResult> {
  const now = services.clock.now();
  const today = civilDateOf(now);
  return forActor(services.database, actor).run(async (tx): Promise<DuplicateDemandResult> => {
    await holdNamesOf(tx, input);
    // Lock, so that two repetitions of one form run one after the other.
    await lockDemand(tx, input.demandId);
    const source = await tx.demand.findFirst({
      where: { AND: [{ id: input.demandId }, demandScope(actor, today)] },
      select: SOURCE_SELECT,
    });
    if (!source) return { status: 'not_found' };
    const subject = { demand: toDemandSubject(source, today), status: source.displayStatus as DisplayStatus };
    if (!can(actor, 'demands.duplicate', subject)) return { status: 'forbidden' };
    const begun = await findBegun(tx, input.newDemandId);
    if (begun) {
      const isRepeated =
        begun.duplicatedFromId === source.id &&
        begun.createdById === actor.userId &&
        begun.begunWithSha256 === (input.sentSha256 ?? null);
      if (!isRepeated) return { status: 'taken' };
      const { id: demandId, reference, companyId, begunWithSha256 } = begun;
      if (begunWithSha256 !== null) return { status: 'repeated', demandId, reference, companyId };
      return describe(tx, actor, demandId, now, false);
    }
    const block = duplicationBlock(stateOf(source), today);
    if (block) return { status: 'refused', refusal: block };
    if (!(await hasRoomForDraft(tx, actor))) return { status: 'refused', refusal: 'too_many_drafts' };
    const doctor = await findFilingDoctor(tx, actor, input.doctorId ?? source.doctorId);
    if (doctor?.companyId !== source.companyId) return { status: 'refused', refusal: 'doctor_unavailable' };
    const center = await chooseCenter(tx, doctor, [source.prescriberCenterId, input.centerId]);
    if (!center) return { status: 'refused', refusal: 'no_center' };
    await writeCopy(tx, actor, { source, doctor, center, input, now, today });
    return describe(tx, actor, input.newDemandId, now, center.id !== source.prescriberCenterId);
  });
}

/** Holds the names that the copy repeats, before the source is locked. */
async function holdNamesOf(tx: Transaction, { demandId, centerId }: DuplicateDemandInput): Promise<void> {
  const source = await tx.demand.findUnique({
    where: { id: demandId },
    select: { companyId: true, patientId: true, prescriberCenterId: true },
  });
  if (!source) return;
  const { companyId, patientId, prescriberCenterId } = source;
  const centerIds = [...new Set([prescriberCenterId, ...(centerId === null ? [] : [centerId])])].sort((a, b) => a - b);
  await holdNames(tx, { companyId, patientId, centerIds });
}

/** Prefers the center of the source while it is available, then the center in context, then the doctor's first. */
async function chooseCenter(tx: Transaction, doctor: FilingDoctor, wanted: readonly (number | null)[]) {
  const centers = await tx.center.findMany({
    where: { ...PRESCRIBING_CENTERS, users: { some: { userId: doctor.id } } },
    orderBy: { id: 'asc' },
  });
  const preferred = wanted.map((id) => centers.find((center) => center.id === id)).find((center) => center);
  return preferred ?? centers[0] ?? null;
}

interface Copy {
  source: Source;
  doctor: FilingDoctor;
  center: NonNullable<Awaited<ReturnType<typeof chooseCenter>>>;
  input: DuplicateDemandInput;
  now: Date;
  today: CivilDate;
}

async function writeCopy(tx: Transaction, actor: Actor, copy: Copy): Promise<void> {
  const { source, doctor, center, input, now, today } = copy;
  const { companyId } = source;
  const version = await tx.demandVersion.findUniqueOrThrow({
    where: { demandId_number: { demandId: source.id, number: source.version } },
    select: { schemaNumber: true, content: true },
  });
  const content = readStoredContent(version);
  const { columns, draft } = await copyDraft(tx, content, { withChemotherapy: input.withChemotherapy, today, center });
  await tx.demand.create({
    data: {
      ...basicsColumns({ center, patient: source.patient }),
      ...columns,
      id: input.newDemandId,
      companyId,
      reference: await nextReference(tx, companyId, Number(today.slice(0, 4))),
      doctorId: doctor.id,
      doctorName: doctor.name,
      companyName: source.company.name,
      duplicatedFromId: source.id,
      begunWithSha256: input.sentSha256 ?? null,
      createdById: actor.userId,
      createdAt: now,
      lastDemand: now,
      drafts: { create: { ...draft, companyId, completedSteps: [1], updatedAt: now, updatedById: actor.userId } },
    },
  });
  await copyAttachments(tx, actor, copy);
}

/**
 * Shares the files that the doctor's side sent with the request. Files of comments and decisions stay there, and files
 * of the company stay with it: the doctor may never have seen them.
 */
async function copyAttachments(tx: Transaction, actor: Actor, { source, input, now }: Copy): Promise<void> {
  const files = await tx.attachment.findMany({
    where: { demandId: source.id, side: sideOf('draft'), versionNumber: { not: null }, historyId: null },
    orderBy: AS_SENT,
  });
  await tx.attachment.createMany({
    data: files.map(({ companyId, mediaId, description }, place) => ({
      companyId,
      mediaId,
      description,
      side: sideOf('draft'),
      place,
      demandId: input.newDemandId,
      createdById: actor.userId,
      createdAt: now,
    })),
  });
}

/** Returns the copy as its wizard will open, and stores its complete steps. */
async function describe(
  tx: Transaction,
  actor: Actor,
  demandId: string,
  now: Date,
  otherCenter: boolean,
): Promise<DuplicateDemandResult> {
  const { found } = await findEditable(tx, actor, demandId, now);
  if (!found) return { status: 'not_found' };
  const complete = completeSteps(found, draftForms(found), await findBlockedKinds(tx, found.row, found.today));
  const completedSteps = Object.values(complete).flatMap((isComplete, index) => (isComplete ? [index + 1] : []));
  await tx.demandDraft.updateMany({ where: { demandId, side: 'doctor' }, data: { completedSteps } });
  const { reference, companyId } = found.row;
  return { status: 'created', demandId, reference, companyId, complete, otherCenter };
}
