import type { Actor } from '@aval/domain/access/actor';
import { forActor } from '@aval/prisma/scope';
import type { Services } from '../services';
import { findUser, type UserEntry } from '../users/user-entry';

/** Returns the actor's own user with all relations. Throws when the user does not exist. */
export async function getOwnUser({ database }: Services, actor: Actor): Promise<UserEntry> {
  const user = await forActor(database, actor).read((tx) => findUser(tx, actor.userId));
  if (!user) throw new Error('somebody who has signed in is not there');
  return user;
}
