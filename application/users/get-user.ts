import type { Actor } from '@aval/domain/access/actor';
import { roleMay } from '@aval/domain/access/permissions';
import { forActor, type Transaction } from '@aval/prisma/scope';
import type { Services } from '../services';
import { readWork, type WorkOfUser } from './leaving/work-of-user';
import { findUser, type UserEntry } from './user-entry';

/** Terms of a company that somebody has agreed to. */
export interface AgreedTerms {
  company: { id: number; name: string };
  version: number;
  /** 0 for the text of the version, its corrections after it. */
  correction: number;
  /** ISO instant. */
  acceptedAt: string;
}

export interface UserDetail {
  user: UserEntry;
  work: WorkOfUser;
  terms: AgreedTerms[];
}

/** Somebody with all ties, what waits for him or her and which terms were agreed to; null where there is none, or for those who may not see it. */
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
