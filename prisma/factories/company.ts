import { randomInt } from 'node:crypto';
import type { Database } from '../client';
import type { Company, Prisma } from '../generated/client';
import type { Transaction } from '../scope';

/** Creates a company with random names, so that tests can share a database. */
export async function createCompany(
  db: Database | Transaction,
  overrides: Partial<Prisma.CompanyUncheckedCreateInput> = {},
): Promise<Company> {
  const number = randomInt(1_000_000_000);
  return db.company.create({
    data: {
      name: `Compañía ${number}`,
      subdomain: `company-${number}`,
      primaryColor: '0b6285',
      secondaryColor: '10334f',
      tertiaryColor: 'e2a33b',
      referencePrefix: drawPrefix(),
      termsVersion: 1,
      ...overrides,
    },
  });
}

function drawPrefix(): string {
  return Array.from({ length: 5 }, () => String.fromCharCode(65 + randomInt(26))).join('');
}
