import type { Database } from '@aval/prisma/client';
import { STORY_PASSWORD } from '@aval/story/people';
import type { WebVisitor } from './web-visitor';

/** Signs a story user in through the form, and chooses the first option of each required dimension of the context. */
export async function signInVisitor(owner: Database, visitor: WebVisitor, email: string): Promise<WebVisitor> {
  const answer = await visitor.post('/login', { email, password: STORY_PASSWORD });
  if (answer.status !== 302) throw new Error(`${email} could not sign in at ${visitor.host}: ${answer.status}`);
  const account = await owner.userAccount.findUniqueOrThrow({
    where: { email },
    include: { permittedCompanies: true, assistedDoctors: { orderBy: { doctorId: 'asc' } } },
  });
  const [company, doctor] = [account.permittedCompanies[0]?.companyId, account.assistedDoctors[0]?.doctorId];
  if (company !== undefined) await choose(visitor, 'company', company);
  if (doctor !== undefined) await choose(visitor, 'doctor', doctor);
  const working = await owner.userCenter.findFirst({
    where: { userId: doctor ?? account.id },
    orderBy: { centerId: 'asc' },
  });
  if (working) await choose(visitor, 'center', working.centerId);
  return visitor;
}

async function choose(visitor: WebVisitor, dimension: string, id: number): Promise<void> {
  await visitor.post('/app/context', { dimension, id: String(id), from: 'home' });
}
