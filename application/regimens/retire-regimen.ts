import type { Actor } from '@aval/domain/access/actor';
import { roleMay } from '@aval/domain/access/permissions';
import { forActor } from '@aval/prisma/scope';
import type { ShowEntryResult } from '../catalogues/entries/show-entry';
import { recordChange } from '../change-record/record-change';
import { orBusy } from '../health/or-busy';
import type { Services } from '../services';
import { lockRegimen, mayEditRegimen } from './regimen-columns';

/** Retires a regimen or offers it again; existing references to it stay. Source: docs/rules.md 12.12. */
export async function retireRegimen(
  { database }: Services,
  actor: Actor,
  { id, retired }: { id: number; retired: boolean },
): Promise<ShowEntryResult> {
  if (!roleMay(actor.role, 'regimens.edit')) return { status: 'forbidden' };
  const written = forActor(database, actor).run(async (tx): Promise<ShowEntryResult> => {
    const entry = await lockRegimen(tx, actor, id);
    if (!entry) return { status: 'not_found' };
    if (!mayEditRegimen(actor, entry.companyId)) return { status: 'forbidden' };
    if (entry.retired === retired) return { status: 'done' };
    await tx.regimen.update({ where: { id }, data: { retired }, select: { id: true } });
    await recordChange(tx, actor, {
      subject: 'regimen',
      subjectId: id,
      companyId: entry.companyId,
      name: entry.content.name,
      action: retired ? 'hide' : 'show',
      before: { hidden: !retired },
      after: { hidden: retired },
    });
    return { status: 'done' };
  });
  return orBusy(written);
}
