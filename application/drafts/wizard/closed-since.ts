import type { Actor } from '@aval/domain/access/actor';
import type { WizardMode } from '@aval/domain/demand/vocabulary';
import { forActor } from '@aval/prisma/scope';
import { findEnding } from '../../history/find-ending';
import type { Services } from '../../services';
import { type Closed, findWritable } from '../editable-demand';
import { goesOnWith, sideOf, sideOfRole } from '../side';

/** Why what was written in a mode can no longer be sent in it, where that is because of what has happened to the demand; null while it can. */
export function closedSince(
  services: Services,
  actor: Actor,
  { demandId, mode }: { demandId: string; mode: WizardMode },
): Promise<Closed | null> {
  // Whoever could never send it is not told why it can be sent no more.
  if (sideOfRole(actor.role) !== sideOf(mode)) return Promise.resolve(null);
  return forActor(services.database, actor).read(async (transaction): Promise<Closed | null> => {
    const search = await findWritable(transaction, actor, demandId, services.clock.now());
    if (!search.found) return search.refusal.status === 'closed' ? search.refusal : null;
    const { mode: now, today } = search.found;
    if (goesOnWith(now, mode)) return null;
    const ending = await findEnding(transaction, { demandId, reader: actor, today }, (each) => goesOnWith(each, mode));
    return { status: 'closed', ending };
  });
}
