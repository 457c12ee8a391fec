import type { Actor } from '@aval/domain/access/actor';
import { roleMay } from '@aval/domain/access/permissions';
import { civilDateOf } from '@aval/domain/calendar/civil-date';
import { forActor } from '@aval/prisma/scope';
import type { ShowEntryResult } from '../catalogues/entries/show-entry';
import { recordChange } from '../change-record/record-change';
import { orBusy } from '../health/or-busy';
import type { Services } from '../services';
import { lockRegimen, mayEditRegimen } from './regimen-columns';

/**
 * Notes that somebody has compared a regimen with its source today and found nothing to change, which makes no version.
 * Source: docs/rules.md 12.20.
 */
export async function reviewRegimen({ database, clock }: Services, actor: Actor, id: number): Promise<ShowEntryResult> {
  if (!roleMay(actor.role, 'regimens.edit')) return { status: 'forbidden' };
  const today = civilDateOf(clock.now());
  const written = forActor(database, actor).run(async (tx): Promise<ShowEntryResult> => {
    const entry = await lockRegimen(tx, actor, id);
    if (!entry) return { status: 'not_found' };
    if (!mayEditRegimen(actor, entry.companyId)) return { status: 'forbidden' };
    if (entry.reviewedOn === today) return { status: 'done' };
    await tx.regimen.update({ where: { id }, data: { reviewedOn: new Date(today) }, select: { id: true } });
    await recordChange(tx, actor, {
      subject: 'regimen',
      subjectId: id,
      companyId: entry.companyId,
      name: entry.content.name,
      action: 'edit',
      before: { reviewedOn: entry.reviewedOn },
      after: { reviewedOn: today },
    });
    return { status: 'done' };
  });
  return orBusy(written);
}
