import { CENTERS } from '@aval/application/catalogues/centers/center-catalogue';
import { CODES } from '@aval/application/catalogues/codes/code-catalogue';
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
import { leaversScene } from '../scenes/leavers-scene';
import { playAlone } from './play-story';

const MERIDIANA = 2;
const ALBORADA = 3;

/** Entries to hide: no scene uses this center, and no regimen this drug. */
const CLOSED_CENTER = 'Clínica Cala Ginesta Nova';
const WITHDRAWN_DRUG = 'Carmustina (implante intracraneal)';

const ACCOUNT = {
  role: 'DOCTOR' as const,
  password: STORY_PASSWORD,
  companyId: MERIDIANA,
  companies: [],
  zones: [],
  doctors: [],
  assistants: [],
};

/** A doctor who left without demands. */
const GONE = {
  ...ACCOUNT,
  name: 'Julián Cordero Mas',
  dni: '48215937W',
  email: 'julian.cordero@meridiana.test',
  membershipNumber: '070704821',
} satisfies Omit<CreateUserInput, 'centers'>;

/** A doctor who left during an open demand, which a colleague takes over. */
const HANDED_OVER = {
  ...ACCOUNT,
  name: 'Lucía Bonet Arce',
  dni: '39064127F',
  email: `${leaversScene.doctor}@meridiana.test`,
  membershipNumber: '414109263',
} satisfies Omit<CreateUserInput, 'centers'>;
const SUCCESSOR = 'rocio.castro@meridiana.test';

/**
 * Plays what the administration does, with the real use cases and in the change log. The new company comes last and
 * marks the completion.
 */
export async function playAdministration(services: Services): Promise<void> {
  const { database } = services;
  const { hosts, ...company } = emptyCompany;
  if (await database.company.findUnique({ where: { subdomain: company.subdomain }, select: { id: true } })) return;
  const { id } = await database.userAccount.findUniqueOrThrow({ where: { email: firstSuperadmin.email } });
  const admin = await actorOf(services, id);
  await sendAway(services, admin);
  await handOver(services, admin);
  await hideEntries(services, admin);
  for (const companyId of [MERIDIANA, ALBORADA]) await correctPatients(services, admin, companyId);
  expectStatus(await createCompany(services, admin, { ...company, hosts: [...hosts] }), 'done');
}

async function sendAway(services: Services, admin: Actor): Promise<void> {
  const center = await services.database.center.findFirstOrThrow({ where: { name: CLOSED_CENTER } });
  const { id } = await accountOf(services, admin, { ...GONE, centers: [center.id] });
  expectStatus(await deactivateUser(services, admin, { id, toDoctorId: null }), 'done');
}

/** Files a demand and deactivates its doctor; the successor gets it with its history. */
async function handOver(services: Services, admin: Actor): Promise<void> {
  const successor = await services.database.userAccount.findUniqueOrThrow({
    where: { email: SUCCESSOR },
    include: { centers: { orderBy: { centerId: 'asc' } } },
  });
  const centers = successor.centers.map(({ centerId }) => centerId);
  const { id, active } = await accountOf(services, admin, { ...HANDED_OVER, centers });
  if (!active) return;
  await playAlone(services, leaversScene);
  expectStatus(await deactivateUser(services, admin, { id, toDoctorId: successor.id }), 'done');
}

async function accountOf(
  services: Services,
  admin: Actor,
  input: CreateUserInput,
): Promise<{ id: number; active: boolean }> {
  const find = () => services.database.userAccount.findUnique({ where: { email: input.email } });
  const known = await find();
  if (known) return known;
  expectStatus(await createUser(services, admin, input), 'done');
  const made = await find();
  if (!made) throw new Error(`${input.email} was not made`);
  return made;
}

/** Hides entries that are in use, since unused ones would be deleted. */
async function hideEntries(services: Services, admin: Actor): Promise<void> {
  const { database } = services;
  const center = await database.center.findFirstOrThrow({ where: { name: CLOSED_CENTER }, select: { id: true } });
  const drug = await database.drug.findFirstOrThrow({ where: { name: WITHDRAWN_DRUG }, select: { id: true } });
  expectStatus(await withdrawEntry(services, admin, CENTERS, center.id), 'hidden');
  expectStatus(await withdrawEntry(services, admin, DRUGS, drug.id), 'hidden');
  // Choose an entry that only closed demands use, so that no open one has to replace it.
  const [spent] = await forActor(database, admin).read(
    (tx) => tx.$queryRaw<{ id: number }[]>`
      SELECT line.presentation_id AS id FROM demand_version_drug line
      JOIN demand_version version ON version.id = line.version_id JOIN demand ON demand.id = version.demand_id
      WHERE line.presentation_id IS NOT NULL GROUP BY line.presentation_id
      HAVING bool_and(demand.status NOT IN ('ACTIVE', 'SENDED')) ORDER BY line.presentation_id LIMIT 1`,
  );
  if (spent) expectStatus(await withdrawEntry(services, admin, PRESENTATIONS, spent.id), 'hidden');
  const [past] = await forActor(database, admin).read(
    (tx) => tx.$queryRaw<{ id: number }[]>`
      SELECT used.code_id AS id FROM demand_version_code used
      JOIN demand_version version ON version.id = used.version_id JOIN demand ON demand.id = version.demand_id
      GROUP BY used.code_id
      HAVING bool_and(demand.status NOT IN ('ACTIVE', 'SENDED')) ORDER BY used.code_id LIMIT 1`,
  );
  if (past) expectStatus(await withdrawEntry(services, admin, CODES, past.id), 'hidden');
}

/** Edits the e-mail of two patients without demands: one by the doctor who entered the patient, one by the admin. */
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
