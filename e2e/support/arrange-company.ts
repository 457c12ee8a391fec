import { createCompany } from '@aval/prisma/factories/company';
import { createUser } from '@aval/prisma/factories/user';
import { services } from './arrange';
import { MERIDIANA } from './people';

/** A company of one's own, which no other test looks at. */
export async function arrangeCompany(): Promise<{ id: number; name: string }> {
  const { database } = services();
  const { id, name, subdomain } = await createCompany(database);
  await database.companyHost.create({ data: { host: `${subdomain}.example`, companyId: id } });
  return { id, name };
}

/** Somebody who reviews for a company, with the password of the story. */
export async function arrangePersonOf(companyId: number): Promise<{ email: string }> {
  const { database } = services();
  const where = { email: MERIDIANA.doctor };
  const { passwordHash } = await database.userAccount.findUniqueOrThrow({ where, select: { passwordHash: true } });
  const { email } = await createUser(database, { role: 'REPRESENTATIVE', companyId, passwordHash });
  return { email };
}
