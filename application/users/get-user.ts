import type { Actor } from '@aval/domain/access/actor';
import { roleMay } from '@aval/domain/access/permissions';
import { forActor, type Transaction } from '@aval/prisma/scope';
import type { Services } from '../services';
import { readWork, type WorkOfUser } from './leaving/work-of-user';
import { findUser, type UserEntry } from './user-entry';

/** Terms of a company that the user agreed to. */
export interface AgreedTerms {
  company: { id: number; name: string };
  version: number;
  /** Number of the correction; 0 for the original text of the version. */
  correction: number;
  /** ISO instant. */
  acceptedAt: string;
}

export interface UserDetail {
  user: UserEntry;
  work: WorkOfUser;
  terms: AgreedTerms[];
}

/** Reads a user with all relations, open work and agreed terms; null when there is none or the actor may not see it. */
export async function getUser(services: Services, actor: Actor, id: number): Promise<UserDetail | null> {
  if (!roleMay(actor.role, 'users.view')) return null;
  return forActor(services.database, actor).read(async (tx) => {
    const user = await findUser(tx, id);
    return user && { user, work: await readWork(tx, services, user), terms: await listAgreed(tx, id) };
  });
}

/** Newest first. Source: docs/rules.md 5.36. */
async function listAgreed(tx: Transaction, userId: number): Promise<AgreedTerms[]> {
  const agreed = await tx.termsAcceptance.findMany({
    where: { userId },
    orderBy: [{ acceptedAt: 'desc' }, { version: 'desc' }, { correction: 'desc' }],
    select: { version: true, correction: true, acceptedAt: true, company: { select: { id: true, name: true } } },
  });
  return agreed.map(({ acceptedAt, ...terms }) => ({ ...terms, acceptedAt: acceptedAt.toISOString() }));
}
