import type { Actor } from '@aval/domain/access/actor';
import type { WizardMode } from '@aval/domain/demand/vocabulary';
import { forActor } from '@aval/prisma/scope';
import { goesOnWith, sideOf, sideOfRole } from '../../demand-rows/side';
import { findEnding } from '../../history/find-ending';
import type { Services } from '../../services';
import { type Closed, findWritable } from '../editable-demand';

/**
 * Returns why content written in a mode can no longer be sent in it, when the demand has moved on; null while it can be
 * sent.
 */
export function closedSince(
  services: Services,
  actor: Actor,
  { demandId, mode }: { demandId: string; mode: WizardMode },
): Promise<Closed | null> {
  // A side that could never send it is not told why it is closed.
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
