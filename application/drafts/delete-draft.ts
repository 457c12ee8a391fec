import type { Actor } from '@aval/domain/access/actor';
import { can, roleMay } from '@aval/domain/access/permissions';
import { forActor } from '@aval/prisma/scope';
import { toDemandSubject } from '../demands/demand-subject';
import type { Services } from '../services';
import { forgetNewsOfDraft } from '../users/leaving/give-drafts';
import { BEGINNING_SELECT } from './begun-earlier';
import { readCopyNumber } from './copy-number';
import { lockWritable, type NotEditable } from './editable-demand';
import { sideOf } from './side';

export type DeleteDraftResult =
  | { status: 'deleted'; reference: string }
  /** Somebody has saved, or changed its files, since it was read. */
  | { status: 'stale' }
  /** Closed: sent meanwhile, and what is submitted stays. */
  | NotEditable;

/**
 * Removes a draft and its files for good; neither its reference nor the key by which a program began it is given again. Source: docs/rules.md 10.8.
 */
export async function deleteDraft(
  services: Services,
  actor: Actor,
  demandId: string,
  number?: number,
): Promise<DeleteDraftResult> {
  const now = services.clock.now();
  const { keys, ...result } = await forActor(services.database, actor).run(async (tx) => {
    const search = await lockWritable(tx, actor, demandId, now);
    const isSeen = search.found !== null || search.refusal.status !== 'not_found';
    // A manager writes in wizards too, and deletes nothing.
    if (isSeen && !roleMay(actor.role, 'demands.delete_draft')) return { status: 'forbidden' as const, keys: [] };
    if (!search.found) return { ...search.refusal, keys: [] };
    if (search.found.mode !== 'draft') return { status: 'closed' as const, ending: null, keys: [] };
    const { row, today } = search.found;
    const stands = await readCopyNumber(tx, demandId, sideOf(search.found.mode));
    if (number !== undefined && number !== stands) return { status: 'stale' as const, keys: [] };
    const subject = { demand: toDemandSubject(row, today), status: 'draft' as const };
    if (!can(actor, 'demands.delete_draft', subject)) return { status: 'not_found' as const, keys: [] };
    const files = await tx.media.findMany({
      // A copy shares the files of the demand that it was made from: they stay for that one.
      where: { attachments: { some: { demandId }, every: { demandId } }, pdfEditions: { none: {} } },
      select: { id: true, storageKey: true },
    });
    await forgetNewsOfDraft(tx, demandId);
    const { begunWithSha256, ...begun } = await tx.demand.delete({ where: { id: demandId }, select: BEGINNING_SELECT });
    if (begunWithSha256 !== null) await tx.deletedDraft.create({ data: { ...begun, begunWithSha256, deletedAt: now } });
    await tx.media.deleteMany({ where: { id: { in: files.map(({ id }) => id) } } });
    return {
      status: 'deleted' as const,
      reference: row.reference,
      keys: files.map(({ storageKey }) => storageKey),
    };
  });
  // After the commit: a file without a row is only space, a row without its file would be a lie.
  await Promise.all(keys.map((key) => services.files.delete(key)));
  return result;
}
