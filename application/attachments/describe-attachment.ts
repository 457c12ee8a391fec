import type { Actor } from '@aval/domain/access/actor';
import { readDescription } from '@aval/domain/validation/dialogs/file-description';
import { forActor, type Transaction } from '@aval/prisma/scope';
import { raiseFileChanges } from '../drafts/copy-number';
import { lockWritable, type NotEditable } from '../drafts/editable-demand';
import { sideOf } from '../drafts/side';
import type { Services } from '../services';
import { findPendingFiles } from './pending-files';

export interface DescribeInput {
  demandId: string;
  attachmentId: number;
  /** Empty takes back what was said. */
  description: string;
}

export type DescribeResult =
  /** With what was said before: a page that was read until then has it still. */
  { status: 'described'; before: string } | { status: 'invalid'; errors: { description: string } } | NotEditable;

/** Says what a file is that was not sent yet. */
export async function describeAttachment(
  services: Services,
  actor: Actor,
  input: DescribeInput,
): Promise<DescribeResult> {
  const now = services.clock.now();
  return forActor(services.database, actor).run((tx) => writeDescription(tx, actor, input, now));
}

/** The whole of it in the transaction of whoever calls. */
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
