import type { Actor } from '@aval/domain/access/actor';
import { MOST_ATTACHMENTS } from '@aval/domain/validation/dialogs/attachment-limits';
import { message } from '@aval/domain/validation/fields/message';
import type { Transaction } from '@aval/prisma/scope';
import { sideOfRole } from '../demand-rows/side';
import type { FormIssue } from '../engine/outcomes';
import type { NewAttachment, SentFile } from '../engine/sent-file';
import { countAttachments } from './count-attachments';

/**
 * Finds the stored files that a command names, each once: only files that the actor uploaded for this demand and sent
 * with no other command, or a form could attach those of other users. Of two simultaneous commands with the same file,
 * the second waits for the outcome of the first. Source: docs/rules.md 8.15.
 */
export async function findOwnFiles(
  transaction: Transaction,
  actor: Actor,
  { companyId, demandId, commandId }: { companyId: number; demandId: string; commandId: string },
  attachments: readonly NewAttachment[],
): Promise<{ files: SentFile[] } | { issues: FormIssue[] }> {
  if (attachments.length === 0) return { files: [] };
  const ids = attachments.map(({ mediaId }) => mediaId);
  // Lock in id order, so that two commands never deadlock.
  await transaction.$queryRaw`
    SELECT id FROM media WHERE id = ANY (${ids}::uuid[]) ORDER BY id FOR NO KEY UPDATE`;
  const media = await transaction.media.findMany({
    where: {
      companyId,
      demandId,
      createdById: actor.userId,
      id: { in: ids },
      // Files of an earlier try of the same command are its own.
      attachments: { every: { commandId } },
    },
    select: { id: true, sha256: true, originalFilename: true },
  });
  const files: SentFile[] = [];
  const issues: FormIssue[] = [];
  attachments.forEach((attachment, index) => {
    const isFirst = attachments.findIndex(({ mediaId }) => mediaId === attachment.mediaId) === index;
    const file = isFirst && media.find(({ id }) => id === attachment.mediaId);
    if (file) files.push({ ...attachment, sha256: file.sha256, originalFilename: file.originalFilename });
    else issues.push({ path: `attachments.${index}.mediaId`, message: message('fileRequired') });
  });
  return issues.length > 0 ? { issues } : { files };
}

/**
 * Returns an issue at the first file beyond the limit; null when all fit. Other commands may be under way with files,
 * so the projection counts again, one command at a time. Source: docs/rules.md 8.15.
 */
export async function findExcess(
  transaction: Transaction,
  actor: Actor,
  demandId: string,
  files: readonly SentFile[],
): Promise<FormIssue | null> {
  if (files.length === 0) return null;
  const places = MOST_ATTACHMENTS - (await countAttachments(transaction, demandId, sideOfRole(actor.role)));
  if (files.length <= places) return null;
  const text = message('filesTooMany', { max: MOST_ATTACHMENTS });
  return { path: `attachments.${Math.max(0, places)}.mediaId`, message: text };
}
