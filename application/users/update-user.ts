import type { Actor } from '@aval/domain/access/actor';
import { can, roleMay } from '@aval/domain/access/permissions';
import { allOrNothing } from '../health/all-or-nothing';
import type { Services } from '../services';
import { type EditUserOptions, type EditUserResult, hashGiven, writeUser } from './edit-user';
import { writeReturn } from './leaving/activate-user';
import { writeLeaving } from './leaving/deactivate-user';
import { lockLeaving } from './leaving/hand-over';
import { lockRelations } from './relations/shared-relations';

export interface UpdateUserOptions extends EditUserOptions {
  /** New state; undefined keeps it. */
  active?: boolean | undefined;
  /** Doctor who takes over the demands and drafts. */
  toDoctorId: number | null;
}

/** Edits a user and activates or deactivates it, in one command of an API client. Source: docs/rules.md 10.11. */
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
      // Lock relations first, in the order that a plain edit uses.
      await lockRelations(tx);
      await lockLeaving(tx, id, toDoctorId);
    }
    const edited = await writeUser(tx, { services, actor, passwordHash, ...edit });
    if (active === undefined || (edited.status !== 'done' && edited.status !== 'unchanged')) return edited;
    const switched = active
      ? await writeReturn(tx, actor, id)
      : await writeLeaving(tx, { clock: services.clock, actor, id, toDoctorId });
    // A repeated request finds the user inactive already, which is fine unless it names a successor.
    if (switched.status === 'stale' && toDoctorId === null) return edited;
    return switched.status === 'done' ? { status: 'done' } : takeBack(switched);
  });
}
