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
  /** Seed only roles, provinces, the default tenant and one superadmin. */
  empty: boolean;
  /** Connection as the owner of the tables; taken from the environment when absent. */
  ownerUrl?: string;
}

/** Randomly generated password that nobody has seen yet. */
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
 * Seeds what a first start needs; it may run at every start. Existing rows stay as users have changed them, and rows of
 * a company are created only together with it. Everything happens in one transaction, so that a killed start leaves
 * nothing incomplete. Returns the password of a newly created superadmin when it was generated.
 */
export async function seedBase({ empty, ownerUrl }: SeedOptions): Promise<DrawnPassword | null> {
  // Hash before the transaction, since hashing is slow on purpose.
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
      { maxWait: 60_000, timeout: 60_000 },
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

/**
 * Creates a superadmin only while there is none, so that a later run with another e-mail in its environment adds no
 * second one.
 */
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

/** Creates the company unless it exists; returns whether it was created. */
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
  // The ids are given explicitly, so move the sequence behind them.
  await tx.$queryRaw`SELECT setval('company_id_seq', (SELECT max(id) FROM company))`;
  return true;
}
