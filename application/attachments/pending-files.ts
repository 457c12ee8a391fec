import { message } from '@aval/domain/validation/fields/message';
import type { Transaction } from '@aval/prisma/scope';
import type { Side } from '../demand-rows/side';
import type { FormIssue } from '../engine/outcomes';
import { AS_CHOSEN } from '../files/file-order';

/** Returns an issue for each file without a description; these stop the working copy from being sent. */
export function undescribedOf(files: readonly { id: number; description: string }[]): FormIssue[] {
  return files
    .filter(({ description }) => description === '')
    .map(({ id }) => ({ path: `attachments.${id}.description`, message: message('fileDescription') }));
}

/** Returns the unsent files of a side's working copy in the order chosen. */
export function findPendingFiles(transaction: Transaction, demandId: string, side: Side) {
  return transaction.attachment.findMany({
    where: { demandId, side, versionNumber: null, historyId: null },
    include: { media: { select: { originalFilename: true, size: true, sha256: true } } },
    orderBy: AS_CHOSEN,
  });
}

/** Returns the files that went with the versions of a demand. */
export function findSentFiles(transaction: Transaction, demandId: string) {
  return transaction.attachment.findMany({
    where: { demandId, versionNumber: { not: null }, historyId: null },
    select: { media: { select: { sha256: true } } },
  });
}
