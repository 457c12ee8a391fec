import type { Actor } from '@aval/domain/access/actor';
import { MOST_ATTACHMENTS } from '@aval/domain/validation/dialogs/attachment-limits';
import { readDescription } from '@aval/domain/validation/dialogs/file-description';
import { contentPathOf } from '@aval/domain/validation/fields/form-paths';
import { message } from '@aval/domain/validation/fields/message';
import { beyondBounds } from '@aval/domain/validation/fields/text-bounds';
import type { Transaction } from '@aval/prisma/scope';
import { storeUpload } from '../attachments/store-upload';
import { sideOf } from '../demand-rows/side';
import type { FormIssue } from '../engine/outcomes';
import type { Upload } from '../files/keep-file';
import type { Services } from '../services';
import { findEditable } from './editable-demand';
import { findBlockedKinds } from './saving/blocked-kinds';
import { followInList } from './saving/save-draft-step';
import { type TypedForm, toStoredForm } from './saving/typed-values';
import { writeWorkingCopy } from './saving/write-working-copy';
import { completeSteps, DRAFT_STEPS, type DraftStep, NOTHING_WRITTEN } from './wizard/draft-forms';

/** Content of a demand that an API client sends together with its creation. */
export interface FirstContent {
  /** Steps as their pages would send them, valid or not. */
  steps: Partial<Record<DraftStep, unknown>>;
  files: readonly { description: string; file: Upload }[];
}

export interface KeptContent {
  steps: Partial<Record<DraftStep, TypedForm>>;
  files: readonly { description: string; mediaId: string }[];
}

/** Returns the faults of the content by their content paths, without writing anything. */
export function findFaults({ steps, files }: FirstContent): FormIssue[] {
  const beyond = DRAFT_STEPS.flatMap((step) =>
    Object.entries(beyondBounds(toStoredForm(steps[step]))).map(([path, words]) => ({
      path: contentPathOf(step, path),
      message: words,
    })),
  );
  const described = files.flatMap(({ description }, index) => {
    const read = readDescription(description);
    return 'refused' in read ? [{ path: `files.${index}.description`, message: read.refused }] : [];
  });
  const tooMany = {
    path: `files.${MOST_ATTACHMENTS}.file`,
    message: message('filesTooMany', { max: MOST_ATTACHMENTS }),
  };
  return [...beyond, ...described, ...(files.length > MOST_ATTACHMENTS ? [tooMany] : [])];
}

/** Stores the files before the draft is created; files that nothing refers to in the end are swept like all others. */
export async function keepContent(
  services: Services,
  actor: Actor,
  demand: { companyId: number; demandId: string },
  { steps, files }: FirstContent,
): Promise<KeptContent | { issues: FormIssue[] }> {
  const kept: { description: string; mediaId: string }[] = [];
  for (const [index, { description, file }] of files.entries()) {
    const stored = await storeUpload(services, actor, demand, file);
    if ('refused' in stored) return { issues: [{ path: `files.${index}.file`, message: stored.refused }] };
    kept.push({ description, mediaId: stored.media.mediaId });
  }
  const typed = DRAFT_STEPS.flatMap((step) => (steps[step] ? [[step, toStoredForm(steps[step])] as const] : []));
  return { steps: Object.fromEntries(typed), files: kept };
}

/** Writes the content into the draft created in the same transaction: either both exist or neither. */
export async function writeContent(
  tx: Transaction,
  actor: Actor,
  demandId: string,
  { steps, files }: KeptContent,
  now: Date,
): Promise<void> {
  const found = await findBegunDraft(tx, actor, demandId, now);
  const forms = { ...NOTHING_WRITTEN, ...steps };
  const copy = { actor, forms, revision: 1, now };
  const blocked = await findBlockedKinds(tx, found.row, found.today);
  await writeWorkingCopy(tx, found, { ...copy, complete: completeSteps(found, NOTHING_WRITTEN, blocked) });
  for (const step of DRAFT_STEPS) {
    const form = steps[step];
    if (form) await followInList(tx, found, step, form, now);
  }
  // Complete steps depend on the entries they name, which exist only after the first write.
  const written = await findBegunDraft(tx, actor, demandId, now);
  await writeWorkingCopy(tx, written, { ...copy, complete: completeSteps(written, forms, blocked) });
  const { companyId } = found.row;
  const common = { companyId, demandId, side: sideOf(found.mode), createdById: actor.userId, createdAt: now };
  await tx.attachment.createMany({
    data: files.map(({ description, mediaId }, place) => ({
      ...common,
      description: description.trim(),
      mediaId,
      place,
    })),
  });
}

async function findBegunDraft(tx: Transaction, actor: Actor, demandId: string, now: Date) {
  const { found } = await findEditable(tx, actor, demandId, now);
  if (!found) throw new Error('a draft that was just begun is not open');
  return found;
}
