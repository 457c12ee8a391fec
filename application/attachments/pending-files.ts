import { message } from '@aval/domain/validation/fields/message';
import type { Transaction } from '@aval/prisma/scope';
import type { Side } from '../drafts/side';
import type { FormIssue } from '../engine/outcomes';
import { AS_CHOSEN } from './file-order';

/** Those of which nobody has said what they are; they keep a working copy from being sent. */
export function undescribedOf(files: readonly { id: number; description: string }[]): FormIssue[] {
  return files
    .filter(({ description }) => description === '')
    .map(({ id }) => ({ path: `attachments.${id}.description`, message: message('fileDescription') }));
}

/** The files of a side's working copy that are not sent yet, as they were chosen. */
export function findPendingFiles(transaction: Transaction, demandId: string, side: Side) {
  return transaction.attachment.findMany({
    where: { demandId, side, versionNumber: null, historyId: null },
    include: { media: { select: { originalFilename: true, size: true, sha256: true } } },
    orderBy: AS_CHOSEN,
  });
}
