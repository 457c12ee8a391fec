import { ROLE_NAMES, ROLES } from '@aval/domain/access/roles';
import { ownerEnvironmentSchema, readEnvironment } from '@aval/platform/environment';
import { hashPassword } from '@aval/platform/password-hash';
import { createDatabase } from '@aval/prisma/client';
import { provinces } from '@aval/prisma/reference/catalogues';
import type { Transaction } from '@aval/prisma/scope';
import {
  complaintNoticeOf,
  defaultTenant,
  insurers,
  policiesOf,
  reminderSettings,
  type StoryCompany,
} from './companies';
import { firstSuperadmin, STORY_PASSWORD, storyPeople } from './people';
import { seedCatalogues, seedRadiotherapyCodes } from './seed-catalogues';
import { seedPatients, seedUsers } from './seed-people';

export interface SeedOptions {
  /** Only roles, provinces, the default tenant and one superadmin. */
  empty: boolean;
  /** The owner of the tables; from the environment when it is not given. */
  ownerUrl?: string;
}

/**
 * What a first start needs. May run at every start: what is there stays as people have changed it since, and what belongs to a
 * company comes with the company and never again. One transaction, so that a start that is killed leaves nothing half done.
 */
export async function seedBase(options: SeedOptions): Promise<void> {
  const ownerUrl = options.ownerUrl ?? readEnvironment(ownerEnvironmentSchema).DATABASE_OWNER_URL;
  const db = createDatabase(ownerUrl, { poolSize: 1 });
  try {
    // Reckoned before the transaction: hashing is slow on purpose.
    const passwordHash = await hashPassword(STORY_PASSWORD);
    await db.$transaction(async (tx) => seedAll(tx, passwordHash, options.empty), { timeout: 60_000 });
  } finally {
    await db.$disconnect();
  }
}

async function seedAll(tx: Transaction, passwordHash: string, empty: boolean): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM (SELECT pg_advisory_xact_lock(hashtext('aval seed'))) AS locked`;
  await tx.role.createMany({
    data: ROLE_NAMES.map((permissions) => ({ id: ROLES[permissions], permissions })),
    skipDuplicates: true,
  });
  await tx.province.createMany({
    data: provinces.map(({ ineCode, name, officialName }) => ({ ineCode, name, officialName })),
    skipDuplicates: true,
  });
  await seedCompany(tx, defaultTenant);
  if (empty) {
    await seedUsers(tx, [firstSuperadmin], passwordHash);
    return;
  }
  await seedCatalogues(tx);
  const added: StoryCompany[] = [];
  for (const insurer of insurers) if (await seedCompany(tx, insurer)) added.push(insurer);
  await seedUsers(tx, storyPeople, passwordHash);
  for (const insurer of added) {
    await seedRadiotherapyCodes(tx, insurer.id);
    await seedPatients(tx, insurer.id);
  }
}

/** Whether the company was not there yet. */
async function seedCompany(tx: Transaction, company: StoryCompany): Promise<boolean> {
  if (await tx.company.findUnique({ where: { id: company.id }, select: { id: true } })) return false;
  const { hosts, ...settings } = company;
  await tx.company.create({
    data: {
      ...settings,
      termsVersion: 1,
      complaintNotice: complaintNoticeOf(company),
      hosts: { create: hosts.map((host) => ({ host })) },
      policies: { create: policiesOf(company) },
      reminderSettings: { create: [...reminderSettings] },
    },
  });
  // The ids are given by hand; the next company's comes after them.
  await tx.$queryRaw`SELECT setval('company_id_seq', (SELECT max(id) FROM company))`;
  return true;
}
