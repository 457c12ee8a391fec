import { ROLES } from '@aval/domain/access/roles';
import { centers } from '@aval/prisma/reference/catalogues';
import { type PatientReference, patients, type StaffReference, staff } from '@aval/prisma/reference/people';
import type { Transaction } from '@aval/prisma/scope';
import type { StoryPerson } from './people';

const staffBySlug = new Map(staff.map((person) => [person.slug, person]));
const centerNameBySlug = new Map(centers.map((center) => [center.slug, center.name]));

/** Creates the missing accounts, then their relations. */
export async function seedUsers(tx: Transaction, people: readonly StoryPerson[], passwordHash: string): Promise<void> {
  const known = await tx.userAccount.findMany({
    where: { email: { in: people.map((person) => person.email) } },
    select: { email: true },
  });
  const knownEmails = new Set(known.map((user) => user.email));
  const added = people.filter((person) => !knownEmails.has(person.email));
  for (const person of added) await createUser(tx, person, passwordHash);
  for (const person of added) await bindDoctors(tx, person);
}

async function createUser(tx: Transaction, person: StoryPerson, passwordHash: string): Promise<void> {
  const reference = staffOf(person);
  const centerNames = reference.centerSlugs.map((slug) => centerNameBySlug.get(slug) ?? slug);
  const userCenters = await tx.center.findMany({ where: { name: { in: centerNames } }, select: { id: true } });
  const zones = await tx.province.findMany({
    where: { ineCode: { in: reference.zoneProvinceCodes } },
    select: { id: true },
  });
  await tx.userAccount.create({
    data: {
      name: `${reference.firstName} ${reference.lastName}`,
      dni: reference.document,
      email: person.email,
      passwordHash,
      roleId: ROLES[person.role],
      companyId: person.companyId ?? null,
      membershipNumber: reference.membershipNumber,
      acceptedTermsVersion: 1,
      permittedCompanies: { create: (person.permittedCompanyIds ?? []).map((companyId) => ({ companyId })) },
      centers: { create: userCenters.map((center) => ({ centerId: center.id })) },
      zones: { create: zones.map((zone) => ({ provinceId: zone.id })) },
    },
  });
}

function staffOf(person: StoryPerson): StaffReference {
  const reference = staffBySlug.get(person.staff);
  if (!reference) throw new Error(`no staff ${person.staff} for ${person.email}`);
  return reference;
}

async function bindDoctors(tx: Transaction, person: StoryPerson): Promise<void> {
  if (!person.doctors) return;
  const user = await tx.userAccount.findUniqueOrThrow({ where: { email: person.email }, select: { id: true } });
  const doctors = await tx.userAccount.findMany({ where: { email: { in: person.doctors } }, select: { id: true } });
  if (person.role === 'ASSISTANT') {
    await tx.doctorAssistant.createMany({
      data: doctors.map((doctor) => ({ doctorId: doctor.id, assistantId: user.id })),
    });
  } else {
    await tx.supervisorDoctor.createMany({
      data: doctors.map((doctor) => ({ doctorId: doctor.id, supervisorId: user.id })),
    });
  }
}

/**
 * Meridiana accepts only cards of 12 or 13 characters and gets sixty of those; Alborada gets the rest, in all formats.
 */
function patientsOf(companyId: number): readonly PatientReference[] {
  const fitting = patients.filter((patient) => patient.cardFormat === 'len12' || patient.cardFormat === 'len13');
  const meridiana = new Set(fitting.slice(0, 60));
  return patients.filter((patient) => meridiana.has(patient) === (companyId === 2));
}

/** Seeds patients, created by the company's doctors in turn, since doctors may choose patients whom they created. */
export async function seedPatients(tx: Transaction, companyId: number): Promise<void> {
  const doctors = await tx.userAccount.findMany({
    where: { companyId, roleId: ROLES.DOCTOR },
    orderBy: { id: 'asc' },
    select: { id: true },
  });
  await tx.patient.createMany({
    data: patientsOf(companyId).map((patient, position) => {
      const doctor = doctors[position % doctors.length];
      if (!doctor) throw new Error(`company ${companyId} has no doctor`);
      return {
        companyId,
        firstName: patient.firstName,
        lastName: patient.lastName,
        nationalId: patient.document,
        cardNumber: patient.cardNumber,
        birthday: new Date(patient.birthday),
        gender: patient.gender,
        type: patient.patientType,
        createdById: doctor.id,
      };
    }),
  });
}
