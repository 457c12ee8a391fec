import { ROLES } from '@aval/domain/access/roles';
import { message } from '@aval/domain/validation/message';
import type { Transaction } from '@aval/prisma/scope';
import type { Side } from '../drafts/side';
import type { FormIssue } from '../engine/outcomes';

/** Those of which nobody has said what they are; they keep a working copy from being sent. */
export function undescribedOf(files: readonly { id: number; description: string }[]): FormIssue[] {
  return files
    .filter(({ description }) => description === '')
    .map(({ id }) => ({ path: `attachments.${id}.description`, message: message('fileDescription') }));
}

/** The files of a working copy that are not sent yet, in the order in which they came. */
export async function findPendingFiles(transaction: Transaction, demandId: string, side: Side) {
  const files = await transaction.attachment.findMany({
    where: { demandId, versionNumber: null, historyId: null },
    include: { media: { select: { originalFilename: true, size: true } } },
    orderBy: { id: 'asc' },
  });
  if (files.length === 0) return [];
  const managers = await transaction.userAccount.findMany({
    where: { id: { in: files.flatMap(({ createdById }) => createdById ?? []) }, roleId: ROLES.MANAGER },
    select: { id: true },
  });
  const isCompanys = ({ createdById }: (typeof files)[number]) => managers.some(({ id }) => id === createdById);
  return files.filter((file) => isCompanys(file) === (side === 'company'));
}
