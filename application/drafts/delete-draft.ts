import type { Actor } from '@aval/domain/access/actor';
import { can, roleMay } from '@aval/domain/access/permissions';
import { forActor } from '@aval/prisma/scope';
import { toDemandSubject } from '../demand-rows/demand-subject';
import { sideOf } from '../demand-rows/side';
import type { Services } from '../services';
import { forgetNewsOfDraft } from '../users/leaving/give-drafts';
import { BEGINNING_SELECT } from './begun-earlier';
import { readCopyNumber } from './copy-number';
import { lockWritable, type NotEditable } from './editable-demand';

export type DeleteDraftResult =
  | { status: 'deleted'; reference: string }
  /** The draft was saved or its files changed after the caller read it. */
  | { status: 'stale' }
  /** Closed: submitted in the meantime, and submitted demands stay. */
  | NotEditable;

/**
 * Deletes a draft and its files for good; neither its reference nor the key by which an API client began it is given
 * again. `number` is that of the working copy which the actor has read, null when that was none. Source: docs/rules.md
 * 10.8.
 */
export async function deleteDraft(
  services: Services,
  actor: Actor,
  demandId: string,
  number?: number | null,
): Promise<DeleteDraftResult> {
  const now = services.clock.now();
  const { keys, ...result } = await forActor(services.database, actor).run(async (tx) => {
    const search = await lockWritable(tx, actor, demandId, now);
    const isSeen = search.found !== null || search.refusal.status !== 'not_found';
    // Managers write in wizards too, but delete nothing.
    if (isSeen && !roleMay(actor.role, 'demands.delete_draft')) return { status: 'forbidden' as const, keys: [] };
    if (!search.found) return { ...search.refusal, keys: [] };
    if (search.found.mode !== 'draft') return { status: 'closed' as const, ending: null, keys: [] };
    const { row, today } = search.found;
    const stands = await readCopyNumber(tx, demandId, sideOf(search.found.mode));
    if (number !== undefined && number !== stands) return { status: 'stale' as const, keys: [] };
    const subject = { demand: toDemandSubject(row, today), status: 'draft' as const };
    if (!can(actor, 'demands.delete_draft', subject)) return { status: 'not_found' as const, keys: [] };
    const files = await tx.media.findMany({
      // A copy shares files with the demand it was made from; those stay with that demand.
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
  // Files are deleted after the commit: a file without a row only wastes space, a row must never lack its file.
  await Promise.all(keys.map((key) => services.files.delete(key)));
  return result;
}
