import { setTimeout as pause } from 'node:timers/promises';
import { addDays, civilDateOf } from '@aval/domain/calendar/civil-date';
import { createDraft } from '@aval/prisma/factories/demand';
import { fileDraft } from '@aval/prisma/factories/filed-draft';
import { forTenant } from '@aval/prisma/scope';
import type { Ground } from './drill-stack';
import type { Random } from './random';

const BEFORE_TRYING_AGAIN_MS = 500;

/**
 * Requests as a doctor leaves them, ready to be sent: usually one, now and then two for the same patient, of which only one may be taken. Writing
 * them is no command: it is tried until it succeeds, and what a kill cut off stays a draft that nobody sends.
 */
export async function writeDrafts(
  { services }: Ground,
  { companyId, doctorEmail }: { companyId: number; doctorEmail: string },
  random: Random,
  isOver: () => boolean,
): Promise<string[]> {
  const today = civilDateOf(new Date());
  const radiotherapy = random.chance(0.3);
  const wishes = { radiotherapy, firstSessionDate: addDays(today, 3 + Math.floor(random.between(0, 20))) };
  const twice = random.chance(0.12);
  while (!isOver()) {
    try {
      const { demand, content } = await fileDraft(services.database, { companyId, doctorEmail, today, ...wishes });
      if (!twice) return [demand.id];
      const other = await forTenant(services.database, companyId).run((tx) => createDraft(tx, { companyId, content }));
      return [demand.id, other.id];
    } catch {
      await pause(BEFORE_TRYING_AGAIN_MS);
    }
  }
  return [];
}
