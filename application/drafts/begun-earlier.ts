import type { Prisma } from '@aval/prisma/generated/client';
import type { Transaction } from '@aval/prisma/scope';
import type { CreateDraftInput, CreateDraftResult } from './create-draft';
import { basicsColumns } from './saving/check-basics';
import { provincesOf } from './wizard/provinces';

/** Columns that identify a repeated beginning and answer it. A deleted draft keeps them; they hold no patient data. */
export const BEGINNING_SELECT = {
  id: true,
  companyId: true,
  reference: true,
  createdById: true,
  doctorId: true,
  begunWithSha256: true,
  duplicatedFromId: true,
} satisfies Prisma.DemandSelect;

/** Finds the draft begun under an id, including one that an API client began and that was deleted since. */
export async function findBegun(tx: Transaction, id: string) {
  const present = await tx.demand.findUnique({
    where: { id },
    select: {
      ...BEGINNING_SELECT,
      patientId: true,
      prescriberCenterId: true,
      displayStatus: true,
      submissionCommandId: true,
      drafts: { where: { side: 'doctor' }, select: { revision: true } },
    },
  });
  if (present) return { ...present, isDeleted: false as const };
  const deleted = await tx.deletedDraft.findFirst({ where: { id }, select: BEGINNING_SELECT });
  return deleted && { ...deleted, isDeleted: true as const };
}

export type Begun = NonNullable<Awaited<ReturnType<typeof findBegun>>>;

/**
 * Tells whether the same sender begins the same draft again. A repetition by an API client must have the same content,
 * whatever became of the draft; a page sends no content hash to compare.
 */
export function isRepetition(
  begun: Begun,
  userId: number,
  { doctorId, sentSha256 }: Pick<CreateDraftInput, 'doctorId' | 'sentSha256'>,
): boolean {
  return begun.createdById === userId && begun.doctorId === doctorId && begun.begunWithSha256 === (sentSha256 ?? null);
}

/**
 * Resumes the draft that the same form created when its answer was lost. If the user has chosen another patient or
 * center since, the draft moves to that one, as long as nothing was written in it.
 */
export async function resumeDraft(
  tx: Transaction,
  begun: Begun,
  checked: Parameters<typeof basicsColumns>[0],
  now: Date,
): Promise<CreateDraftResult> {
  if (begun.isDeleted || begun.displayStatus !== 'draft' || begun.submissionCommandId !== null) {
    return { status: 'not_found' };
  }
  const { id: demandId, reference, companyId } = begun;
  if (begun.patientId !== checked.patient.id || begun.prescriberCenterId !== checked.center.id) {
    if (begun.drafts[0]?.revision !== 0) return { status: 'not_found' };
    const provinceIds = provincesOf(checked.center, null);
    await tx.demand.update({
      where: { id: demandId },
      data: { ...basicsColumns(checked), provinceIds, lastDemand: now },
    });
  }
  return { status: 'created', demandId, reference, companyId };
}
