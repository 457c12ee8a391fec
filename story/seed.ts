import { ROLE_NAMES, ROLES } from '@aval/domain/access/roles';
import { isAcceptablePassword, PASSWORD_RULE } from '@aval/domain/validation/fields/password-rule';
import {
  EnvironmentError,
  ownerEnvironmentSchema,
  readEnvironment,
  storySeedEnvironmentSchema,
  superadminEnvironmentSchema,
} from '@aval/platform/environment';
import { hashPassword } from '@aval/platform/password-hash';
import { createRandomPassword } from '@aval/platform/random-password';
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
  TERMS,
} from './companies';
import { firstSuperadmin, STORY_PASSWORD, type StoryPerson, storyPeople } from './people';
import { seedCatalogues, seedRadiotherapyCodes } from './seed-catalogues';
import { seedInvitations } from './seed-invitations';
import { seedPatients, seedUsers } from './seed-people';

export interface SeedOptions {
  /** Only roles, provinces, the default tenant and one superadmin. */
  empty: boolean;
  /** The owner of the tables; from the environment when it is not given. */
  ownerUrl?: string;
}

/** A password that nobody chose and nobody has seen yet. */
export interface DrawnPassword {
  email: string;
  password: string;
}

interface FirstPassword {
  person: StoryPerson;
  hash: string;
  drawn: DrawnPassword | null;
}

/**
 * What a first start needs. May run at every start: what is there stays as people have changed it since, and what belongs to a
 * company comes with the company and never again. One transaction, so that a start that is killed leaves nothing half done.
 * Answers the password of a superadmin who was made now, where it was drawn at random.
 */
export async function seedBase({ empty, ownerUrl }: SeedOptions): Promise<DrawnPassword | null> {
  // Reckoned before the transaction: hashing is slow on purpose.
  if (!empty) readEnvironment(storySeedEnvironmentSchema);
  const first = empty ? await firstOfEmpty() : null;
  const storyHash = empty ? '' : await hashPassword(STORY_PASSWORD);
  const db = createDatabase(ownerUrl ?? readEnvironment(ownerEnvironmentSchema).DATABASE_OWNER_URL, { poolSize: 1 });
  try {
    return await db.$transaction(
      async (tx) => {
        await seedCommon(tx);
        if (first) return await seedFirstSuperadmin(tx, first);
        await seedStory(tx, storyHash);
        return null;
      },
      { timeout: 60_000 },
    );
  } finally {
    await db.$disconnect();
  }
}

async function firstOfEmpty(): Promise<FirstPassword> {
  const { SUPERADMIN_EMAIL: email, SUPERADMIN_PASSWORD: given } = readEnvironment(superadminEnvironmentSchema);
  if (given !== undefined && !isAcceptablePassword(given)) {
    throw new EnvironmentError(`SUPERADMIN_PASSWORD: ${PASSWORD_RULE}.`);
  }
  const password = given ?? createRandomPassword();
  const drawn = given === undefined ? { email, password } : null;
  return { person: { ...firstSuperadmin, email }, hash: await hashPassword(password), drawn };
}

/** Only while there is none: a later run with another address in its environment makes no second one. */
async function seedFirstSuperadmin(
  tx: Transaction,
  { person, hash, drawn }: FirstPassword,
): Promise<DrawnPassword | null> {
  const known = await tx.userAccount.findFirst({ where: { roleId: ROLES.SUPERADMIN }, select: { id: true } });
  if (known) return null;
  await seedUsers(tx, [person], hash);
  return drawn;
}

async function seedCommon(tx: Transaction): Promise<void> {
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
}

async function seedStory(tx: Transaction, passwordHash: string): Promise<void> {
  await seedCatalogues(tx);
  const added: StoryCompany[] = [];
  for (const insurer of insurers) if (await seedCompany(tx, insurer)) added.push(insurer);
  await seedUsers(tx, storyPeople, passwordHash);
  for (const insurer of added) {
    await seedRadiotherapyCodes(tx, insurer.id);
    await seedPatients(tx, insurer.id);
    await seedInvitations(tx, insurer);
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
      termsVersions: { create: { version: 1, content: TERMS } },
      reminderSettings: { create: [...reminderSettings] },
    },
  });
  // The ids are given by hand; the next company's comes after them.
  await tx.$queryRaw`SELECT setval('company_id_seq', (SELECT max(id) FROM company))`;
  return true;
}
