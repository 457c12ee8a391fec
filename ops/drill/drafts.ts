import { addDays, civilDateOf } from '@aval/domain/calendar/civil-date';
import { createDraft } from '@aval/prisma/factories/demand';
import { fileDraft } from '@aval/prisma/factories/filed-draft';
import { forTenant } from '@aval/prisma/scope';
import type { Game } from './game';
import { persevere } from './persevere';
import type { Random } from './random';

/** Share of drafts with one cycle, whose doctors can increase the cycles and continue within the same drill. */
const OF_ONE_CYCLE = 0.5;

/**
 * Writes drafts that are ready to submit: usually one, sometimes two for the same patient, of which only one can be accepted.
 * Writing is not a command: a draft interrupted by a kill is never submitted.
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
