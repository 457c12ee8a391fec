import type { Prisma } from '@aval/prisma/generated/client';
import type { Transaction } from '@aval/prisma/scope';
import type { CreateDraftInput, CreateDraftResult } from './create-draft';
import { basicsColumns } from './saving/check-basics';
import { provincesOf } from './wizard/provinces';

/** By what a repetition is known and answered; kept of a draft that is deleted. Nothing of its patient. */
export const BEGINNING_SELECT = {
  id: true,
  companyId: true,
  reference: true,
  createdById: true,
  doctorId: true,
  begunWithSha256: true,
  duplicatedFromId: true,
} satisfies Prisma.DemandSelect;

/** What was begun under an id, also where a program began it and it was deleted since. */
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
 * Whether it is what the same sender begins once more: of a program with the same content, whatever became of it since; what a page begins has none
 * to be told by.
 */
export function isRepetition(
  begun: Begun,
  userId: number,
  { doctorId, sentSha256 }: Pick<CreateDraftInput, 'doctorId' | 'sentSha256'>,
): boolean {
  return begun.createdById === userId && begun.doctorId === doctorId && begun.begunWithSha256 === (sentSha256 ?? null);
}

/**
 * The draft that the same form made when its answer was lost. Whoever chose another patient or center since has it for that one, as long as
 * nothing was written in it.
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
