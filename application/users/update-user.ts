import type { Actor } from '@aval/domain/access/actor';
import { can, roleMay } from '@aval/domain/access/permissions';
import { allOrNothing } from '../health/all-or-nothing';
import type { Services } from '../services';
import { type EditUserOptions, type EditUserResult, hashGiven, writeUser } from './edit-user';
import { writeReturn } from './leaving/activate-user';
import { writeLeaving } from './leaving/deactivate-user';
import { lockLeaving } from './leaving/hand-over';
import { lockTies } from './relations/shared-ties';

export interface UpdateUserOptions extends EditUserOptions {
  /** Without it, as it is. */
  active?: boolean | undefined;
  /** Who takes over what a doctor leaves. */
  toDoctorId: number | null;
}

/** An edit that also lets somebody in or out, in one command of a program. Source: docs/rules.md 10.11. */
export async function updateUser(
  services: Services,
  actor: Actor,
  { active, toDoctorId, ...edit }: UpdateUserOptions,
): Promise<EditUserResult> {
  const { id } = edit;
  if (!roleMay(actor.role, 'users.edit') || id === actor.userId) return { status: 'forbidden' };
  if (active !== undefined && !can(actor, 'users.deactivate', { userId: id })) return { status: 'forbidden' };
  const passwordHash = await hashGiven(edit.input);
  return allOrNothing<EditUserResult>(services, actor, async (tx, takeBack) => {
    if (active === false) {
      // Ties first, as whoever edits alone has them.
      await lockTies(tx);
      await lockLeaving(tx, id, toDoctorId);
    }
    const edited = await writeUser(tx, { services, actor, passwordHash, ...edit });
    if (active === undefined || (edited.status !== 'done' && edited.status !== 'unchanged')) return edited;
    const switched = active
      ? await writeReturn(tx, actor, id)
      : await writeLeaving(tx, { clock: services.clock, actor, id, toDoctorId });
    // A call that comes once more finds what it asked for; only who takes over is not silently passed by.
    if (switched.status === 'stale' && toDoctorId === null) return edited;
    return switched.status === 'done' ? { status: 'done' } : takeBack(switched);
  });
}
