import { CENTERS } from '@aval/application/catalogues/centers/center-catalogue';
import { DRUGS } from '@aval/application/catalogues/drugs/drug-catalogue';
import { withdrawEntry } from '@aval/application/catalogues/entries/withdraw-entry';
import { PRESENTATIONS } from '@aval/application/catalogues/presentations/presentation-catalogue';
import { createCompany } from '@aval/application/companies/create-company';
import { editPatient } from '@aval/application/patients/edit-patient';
import { asVersion, PATIENT_FACTS } from '@aval/application/patients/patient-facts';
import type { Services } from '@aval/application/services';
import { createUser } from '@aval/application/users/create-user';
import { deactivateUser } from '@aval/application/users/leaving/deactivate-user';
import type { Actor } from '@aval/domain/access/actor';
import type { CreateUserInput } from '@aval/domain/validation/users/user-schema';
import { loadActor } from '@aval/prisma/load-actor';
import { forActor, forTenant } from '@aval/prisma/scope';
import { emptyCompany } from '../companies';
import { firstSuperadmin, STORY_PASSWORD } from '../people';

const MERIDIANA = 2;
const ALBORADA = 3;

/** Nobody in a scene works there, and no regimen asks for it. */
const CLOSED_CENTER = 'Clínica Cala Ginesta Nova';
const WITHDRAWN_DRUG = 'Carmustina (implante intracraneal)';

/** Who has left without a demand of his own. */
const GONE = {
  ...{ role: 'DOCTOR', name: 'Julián Cordero Mas', dni: '48215937W', email: 'julian.cordero@meridiana.test' },
  ...{ password: STORY_PASSWORD, membershipNumber: '070704821', companyId: MERIDIANA },
  ...{ companies: [], zones: [], doctors: [], assistants: [] },
} satisfies Omit<CreateUserInput, 'centers'>;

/** What the administration has done since, by the real use cases and on record. The company comes last: with it all is done. */
export async function playAdministration(services: Services): Promise<void> {
  const { database } = services;
  const { hosts, ...company } = emptyCompany;
  if (await database.company.findUnique({ where: { subdomain: company.subdomain }, select: { id: true } })) return;
  const { id } = await database.userAccount.findUniqueOrThrow({ where: { email: firstSuperadmin.email } });
  const admin = await actorOf(services, id);
  await sendAway(services, admin);
  await hideEntries(services, admin);
  for (const companyId of [MERIDIANA, ALBORADA]) await correctPatients(services, admin, companyId);
  expectStatus(await createCompany(services, admin, { ...company, hosts: [...hosts] }), 'done');
}

async function sendAway(services: Services, admin: Actor): Promise<void> {
  const { database } = services;
  const center = await database.center.findFirstOrThrow({ where: { name: CLOSED_CENTER }, select: { id: true } });
  const where = { email: GONE.email };
  if (!(await database.userAccount.findUnique({ where, select: { id: true } })))
    expectStatus(await createUser(services, admin, { ...GONE, centers: [center.id] }), 'done');
  const { id } = await database.userAccount.findUniqueOrThrow({ where, select: { id: true } });
  expectStatus(await deactivateUser(services, admin, { id, toDoctorId: null }), 'done');
}

/** Each is named by something, so that it is hidden and not deleted. */
async function hideEntries(services: Services, admin: Actor): Promise<void> {
  const { database } = services;
  const center = await database.center.findFirstOrThrow({ where: { name: CLOSED_CENTER }, select: { id: true } });
  const drug = await database.drug.findFirstOrThrow({ where: { name: WITHDRAWN_DRUG }, select: { id: true } });
  expectStatus(await withdrawEntry(services, admin, CENTERS, center.id), 'hidden');
  expectStatus(await withdrawEntry(services, admin, DRUGS, drug.id), 'hidden');
  // Of demands that are over: nobody who goes on with one is asked to replace it.
  const [spent] = await forActor(database, admin).read(
    (tx) => tx.$queryRaw<{ id: number }[]>`
      SELECT line.presentation_id AS id FROM demand_version_drug line
      JOIN demand_version version ON version.id = line.version_id JOIN demand ON demand.id = version.demand_id
      WHERE line.presentation_id IS NOT NULL GROUP BY line.presentation_id
      HAVING bool_and(demand.status NOT IN ('ACTIVE', 'SENDED')) ORDER BY line.presentation_id LIMIT 1`,
  );
  if (spent) expectStatus(await withdrawEntry(services, admin, PRESENTATIONS, spent.id), 'hidden');
}

/** Two patients without a demand get an address: one by the doctor who entered the patient, one by the administration. */
async function correctPatients(services: Services, admin: Actor, companyId: number): Promise<void> {
  const patients = await forTenant(services.database, companyId).read((tx) =>
    tx.patient.findMany({
      where: { demands: { none: {} }, revision: 0 },
      select: { ...PATIENT_FACTS, id: true, revision: true, createdById: true },
      orderBy: { id: 'asc' },
      take: 2,
    }),
  );
  for (const [position, { id, revision, createdById, ...patient }] of patients.entries()) {
    const actor = position === 0 ? await actorOf(services, createdById) : admin;
    const form = { ...asVersion(patient), email: `paciente-${id}@correo.test` };
    expectStatus(await editPatient(services, actor, { patientId: id, revision, form }), 'done');
  }
}

async function actorOf({ database }: Services, userId: number): Promise<Actor> {
  const actor = await loadActor(database, userId, { companyId: null });
  if (!actor) throw new Error(`user ${userId} is not active`);
  return actor;
}

function expectStatus(result: { status: string }, wanted: string): void {
  if (result.status !== wanted) throw new Error(`${wanted} was expected of ${JSON.stringify(result)}`);
}
