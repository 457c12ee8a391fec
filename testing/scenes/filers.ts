import type { Database } from '@aval/prisma/client';
import { createPatient } from '@aval/prisma/factories/patient';
import { createUser } from '@aval/prisma/factories/user';
import type { UserAccount } from '@aval/prisma/generated/client';

/** Creates a doctor of a company with centers of the test. */
export function createDoctor(owner: Database, companyId: number, centerIds: readonly number[]): Promise<UserAccount> {
  return createUser(owner, { role: 'DOCTOR', companyId, centerIds });
}

/**
 * Creates an assistant of these doctors, who signs in with the password of the hash, and a patient whom the assistant
 * created.
 */
export async function createAssistant(
  owner: Database,
  assistant: { companyId: number; doctorIds: readonly number[]; passwordHash: string },
) {
  const { id, email } = await createUser(owner, { role: 'ASSISTANT', ...assistant });
  const patient = await createPatient(owner, { companyId: assistant.companyId, createdById: id });
  return { id, email, patientId: patient.id };
}
