import { hashPassword } from '@aval/platform/password-hash';
import { createUser } from '@aval/prisma/factories/user';
import { STORY_PASSWORD } from '@aval/story/people';
import { nameOf, services } from './arrange';
import { MERIDIANA } from './people';

interface ArrangedPerson {
  id: number;
  email: string;
  name: string;
}

/** Creates a doctor that no other test uses, at the given centers or at those of the company's doctor in the story. */
export async function arrangeDoctor(
  centerIds?: readonly number[],
  company: { companyId: number; doctor: string } = MERIDIANA,
): Promise<ArrangedPerson> {
  const places = centerIds ?? (await centersOf(company.doctor));
  return arrange({ role: 'DOCTOR', companyId: company.companyId, centerIds: places });
}

/** Creates a doctor of Meridiana with one center, who therefore works without choosing a context first. */
export function arrangeDoctorOfOneCenter(): Promise<ArrangedPerson> {
  return arrangeDoctor(undefined, { ...MERIDIANA, doctor: MERIDIANA.otherDoctor });
}

/** Creates an assistant of the given doctors, with the story's password. */
export function arrangeAssistant(doctorIds: readonly number[]): Promise<ArrangedPerson> {
  return arrange({ role: 'ASSISTANT', companyId: MERIDIANA.companyId, doctorIds });
}

/** Creates a manager of these companies, who signs in on the platform. */
export function arrangeManager(companyIds: readonly number[] = [MERIDIANA.companyId]): Promise<ArrangedPerson> {
  return arrange({ role: 'MANAGER', permittedCompanyIds: companyIds });
}

export async function arrangeCenter(name: string): Promise<{ id: number; name: string }> {
  return services().database.center.create({ data: { name, address: 'Calle Mayor, 1', type: 'Ambos' } });
}

async function arrange(options: Parameters<typeof createUser>[1]): Promise<ArrangedPerson> {
  const passwordHash = await hashPassword(STORY_PASSWORD);
  const { id, email } = await createUser(services().database, { ...options, passwordHash });
  return { id, email, name: await nameOf(email) };
}

async function centersOf(email: string): Promise<number[]> {
  const found = await services().database.userCenter.findMany({
    where: { user: { email } },
    orderBy: { centerId: 'asc' },
  });
  return found.map(({ centerId }) => centerId);
}
