import { verifyPassword } from '@aval/platform/password-hash';
import { createDatabase, type Database } from '@aval/prisma/client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Ended, runScript } from '../testing/stack/run-script';
import { createTestDatabase, processEnvironment, type TestDatabase } from '../testing/stack/stack';

const EMAIL = 'superadmin@aval.test';

let testDatabase: TestDatabase;
let owner: Database;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  owner = createDatabase(testDatabase.ownerUrl, { poolSize: 1 });
});

afterAll(async () => {
  await owner.$disconnect();
  await testDatabase.drop();
});

function password(parameters: readonly string[], input = ''): Promise<Ended> {
  const environment = processEnvironment(testDatabase);
  return runScript(['--import', 'tsx', 'ops/set-password.ts', ...parameters], { environment, input });
}

const account = () => owner.userAccount.findUniqueOrThrow({ where: { email: EMAIL }, include: { userSessions: true } });

it('gives a user a random password, shows it once and ends the sessions', async () => {
  const { id, passwordHash: before } = await account();
  await owner.userSession.create({ data: { tokenHash: 'signed in', userId: id, hostCompanyId: 1 } });
  const { code, output } = await password([EMAIL]);
  const drawn = /has the password (\S+), which/.exec(output)?.[1] ?? '';
  const { passwordHash, userSessions } = await account();
  expect(code).toBe(0);
  expect(passwordHash).not.toBe(before);
  expect(await verifyPassword(passwordHash, drawn)).toBe(true);
  expect(userSessions.map(({ revokedAt }) => revokedAt)).toEqual([expect.any(Date)]);
});

it('reads a password from standard input without showing it, and refuses a weak one and an unknown user', async () => {
  const given = await password([EMAIL, '--stdin'], 'Segura#246\n');
  expect(given.code).toBe(0);
  expect(given.output).not.toContain('Segura');
  expect(await verifyPassword((await account()).passwordHash, 'Segura#246')).toBe(true);

  const weak = await password([EMAIL, '--stdin'], 'segura\n');
  expect(weak).toEqual({ code: 1, output: expect.stringMatching(/^\n.*not taken: a password has 8 to 12.*\n$/) });
  const unknown = await password(['nobody@aval.test']);
  expect(unknown).toEqual({ code: 1, output: '\nThere is no user with the e-mail nobody@aval.test.\n' });
  expect(await verifyPassword((await account()).passwordHash, 'Segura#246')).toBe(true);
});
