import { addDays, civilDateOf } from '@aval/domain/calendar/civil-date';
import { createDraft } from '@aval/prisma/factories/demand';
import { fileDraft } from '@aval/prisma/factories/filed-draft';
import { forTenant } from '@aval/prisma/scope';
import type { Game } from './game';
import { persevere } from './persevere';
import type { Random } from './random';

/** How many have one cycle only: once accepted its doctor asks for more, and continues, within the same drill. */
const OF_ONE_CYCLE = 0.5;

/**
 * Requests as a doctor leaves them, ready to be sent: usually one, now and then two for the same patient, of which only one may be taken. Writing
 * them is no command: what a kill cut off stays a draft that nobody sends.
 */
export async function writeDrafts(
  { ground, isOver }: Game,
  { companyId, doctorEmail }: { companyId: number; doctorEmail: string },
  random: Random,
): Promise<string[]> {
  const { database } = ground.services;
  const today = civilDateOf(new Date());
  const wishes = {
    radiotherapy: random.chance(0.3),
    firstSessionDate: addDays(today, 3 + Math.floor(random.between(0, 20))),
    ...(random.chance(OF_ONE_CYCLE) ? { totalCycles: 1 } : {}),
  };
  const twice = random.chance(0.12);
  const drafts = await persevere(isOver, async () => {
    const { demand, content } = await fileDraft(database, { companyId, doctorEmail, today, ...wishes });
    if (!twice) return [demand.id];
    const other = await forTenant(database, companyId).run((tx) => createDraft(tx, { companyId, content }));
    return [demand.id, other.id];
  });
  return drafts ?? [];
}
