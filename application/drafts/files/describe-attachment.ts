import type { Actor } from '@aval/domain/access/actor';
import { readDescription } from '@aval/domain/validation/dialogs/file-description';
import { forActor, type Transaction } from '@aval/prisma/scope';
import { findPendingFiles } from '../../attachments/pending-files';
import { sideOf } from '../../demand-rows/side';
import type { Services } from '../../services';
import { raiseFileChanges } from '../copy-number';
import { lockWritable, type NotEditable } from '../editable-demand';

export interface DescribeInput {
  demandId: string;
  attachmentId: number;
  /** An empty description removes the present one. */
  description: string;
}

export type DescribeResult =
  /** Contains the previous description, which pages loaded before still hold. */
  { status: 'described'; before: string } | { status: 'invalid'; errors: { description: string } } | NotEditable;

/** Sets the description of a file that was not sent yet. */
export async function describeAttachment(
  services: Services,
  actor: Actor,
  input: DescribeInput,
): Promise<DescribeResult> {
  const now = services.clock.now();
  return forActor(services.database, actor).run((tx) => writeDescription(tx, actor, input, now));
}

/** Sets the description within the caller's transaction. */
export async function writeDescription(
  tx: Transaction,
  actor: Actor,
  { demandId, attachmentId, description }: DescribeInput,
  now: Date,
): Promise<DescribeResult> {
  const search = await lockWritable(tx, actor, demandId, now);
  if (!search.found) return search.refusal;
  const own = await findPendingFiles(tx, demandId, sideOf(search.found.mode));
  const file = own.find(({ id }) => id === attachmentId);
  if (!file) return { status: 'not_found' };
  const described = readDescription(description);
  if ('refused' in described) return { status: 'invalid', errors: { description: described.refused } };
  if (described.text === file.description) return { status: 'described', before: file.description };
  await tx.attachment.update({ where: { id: attachmentId }, data: { description: described.text } });
  await raiseFileChanges(tx, demandId, sideOf(search.found.mode));
  return { status: 'described', before: file.description };
}
