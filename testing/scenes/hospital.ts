import { randomInt, randomUUID } from 'node:crypto';
import { createPatient } from '@aval/prisma/factories/patient';
import { createUser, withControlLetter } from '@aval/prisma/factories/user';
import type { TestEngine } from '../stack/engine';
import type { WebUnderTest } from '../stack/web-under-test';
import { ApiClient } from '../visitors/api-client';

const COMPANY = 2;

type Owner = Pick<TestEngine, 'owner'>;

/** Creates a center where requests are made. */
export async function newCenter({ owner }: Owner): Promise<number> {
  const name = `Hospital ${randomUUID()}`;
  return (await owner.center.create({ data: { name, address: 'Calle Mayor, 1', type: 'Ambos' } })).id;
}

/** Signs in an API client of a new doctor of the first insurer at these centers. */
export async function newDoctorAt(engine: Owner, web: WebUnderTest, centerIds: readonly number[]) {
  const { id, email } = await createUser(engine.owner, {
    role: 'DOCTOR',
    companyId: COMPANY,
    centerIds,
    passwordHash: await knownPassword(engine),
  });
  return { id, apiClient: await new ApiClient(web.visit()).signIn(email) };
}

/** Signs in an API client of a new assistant of these doctors. */
export async function newAssistantOf(engine: Owner, web: WebUnderTest, doctorIds: readonly number[]) {
  const { id, email } = await createUser(engine.owner, {
    role: 'ASSISTANT',
    companyId: COMPANY,
    doctorIds,
    passwordHash: await knownPassword(engine),
  });
  return { id, apiClient: await new ApiClient(web.visit()).signIn(email) };
}

/** Hash of the password with which API clients sign in. */
async function knownPassword({ owner }: Owner): Promise<string> {
  const { passwordHash } = await owner.userAccount.findUniqueOrThrow({ where: { email: 'doctor@meridiana.test' } });
  return passwordHash;
}

/** Creates a patient whom this doctor entered. */
export async function newPatientOf({ owner }: Owner, doctorId: number): Promise<number> {
  return (await createPatient(owner, { companyId: COMPANY, createdById: doctorId })).id;
}

/** Returns a DNI that nobody has. */
export function newNationalId(): string {
  return withControlLetter(randomInt(100_000_000));
}
