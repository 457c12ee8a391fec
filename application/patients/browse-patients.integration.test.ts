import type { PatientField } from '@aval/domain/patients/patient-fields';
import { fillDemands } from '@aval/prisma/factories/demand-volume';
import { fileDraft } from '@aval/prisma/factories/filed-draft';
import { createPatient as plantPatient } from '@aval/prisma/factories/patient';
import type { Patient, Prisma } from '@aval/prisma/generated/client';
import { forTenant } from '@aval/prisma/scope';
import { useCasesForFile } from '@aval/testing/stack/for-file';
import { beforeAll, describe, expect, it } from 'vitest';
import { browsePatients, exportPatients, type PatientRow } from './browse-patients';
import { PATIENT_FACTS } from './patient-facts';
import { PATIENTS_LIST } from './patients-list';
import { withWholeNumber } from './with-whole-number';

/** Returns another value of each field. */
const othersThan = ({ gender, type }: Pick<Patient, 'gender' | 'type'>): Record<PatientField, string | Date> => ({
  firstName: 'Otro',
  lastName: 'Nombre Distinto',
  documentKind: 'passport',
  nationalId: '00000000T',
  email: 'otro@correo.test',
  cardNumber: '999999999999',
  birthday: new Date('1950-05-05'),
  gender: gender === 'male' ? 'female' : 'male',
  type: type === 'isfas' ? 'muface' : 'isfas',
});

const MERIDIANA = 2;
const ALBORADA = 3;

const { services, owner, actorOf } = await useCasesForFile();
const patients = {} as Record<'own' | 'other' | 'foreign' | 'made', Patient>;

beforeAll(async () => {
  const file = (companyId: number, doctorEmail: string) =>
    fileDraft(services.database, { companyId, doctorEmail, today: '2026-11-21' });
  patients.own = (await file(MERIDIANA, 'doctor@meridiana.test')).patient;
  patients.other = (await file(MERIDIANA, 'doctor2@meridiana.test')).patient;
  patients.foreign = (await file(ALBORADA, 'doctor@alborada.test')).patient;
  patients.made = await plant(await idOf('doctor@meridiana.test'), { firstName: 'Eñaut', lastName: 'Ñíguez Ábalos' });
});

async function idOf(email: string): Promise<number> {
  return (await owner.userAccount.findUniqueOrThrow({ where: { email } })).id;
}

function plant(createdById: number, overrides: Partial<Prisma.PatientUncheckedCreateInput> = {}) {
  return forTenant(services.database, MERIDIANA).run((tx) =>
    plantPatient(tx, { companyId: MERIDIANA, createdById }, overrides),
  );
}

interface Asked {
  search?: string;
  text?: string | null;
  companyId?: number;
}

async function browse(email: string, { search = 'pageSize=100', text = null, companyId }: Asked = {}) {
  const query = PATIENTS_LIST.parse(new URLSearchParams(search));
  const page = await browsePatients(services, await actorOf(email, companyId ?? null), { ...query, text });
  if (!page) throw new Error('the list is closed');
  return page;
}

async function seen(email: string, asked: Asked = {}) {
  const { rows } = await browse(email, asked);
  const names = Object.entries(patients).filter(([, { id }]) => rows.some((row) => row.id === id));
  return names.map(([name]) => name).sort();
}

describe('the list of patients for an API client', () => {
  async function ask(by: object): Promise<number[] | undefined> {
    const doctor = await actorOf('doctor@meridiana.test');
    const plain = { ...PATIENTS_LIST.parse(new URLSearchParams()), text: null };
    const asked = await withWholeNumber(services, doctor, { ...plain, by });
    if ('status' in asked) throw new Error(asked.status);
    return (await browsePatients(services, doctor, asked))?.rows.map(({ id }) => id);
  }

  it('finds a patient of the company by the whole number and leaves an access record', async () => {
    const doctor = await actorOf('doctor@meridiana.test');
    const { other, foreign, own } = patients;
    const accesses = () => owner.accessRecord.count({ where: { patientId: other.id, userId: doctor.userId } });
    const before = await accesses();
    expect(await ask({ cardNumber: other.cardNumber.slice(0, -1) })).not.toContain(other.id);
    expect(await accesses()).toBe(before);
    expect(await ask({ cardNumber: other.cardNumber })).toEqual([other.id]);
    expect(await accesses()).toBe(before + 1);
    expect(await ask({ nationalId: other.nationalId })).toEqual([other.id]);
    expect(await ask({ cardNumber: other.cardNumber, name: 'Nadie Que Exista' })).toEqual([]);
    expect(await ask({ cardNumber: foreign.cardNumber })).toEqual([]);
    expect(await ask({ cardNumber: own.cardNumber })).toEqual([own.id]);
  });

  it('returns the exact number together with visible numbers that start with it', async () => {
    const { userId } = await actorOf('doctor@meridiana.test');
    const { other, own } = patients;
    const longer = await plant(userId, { cardNumber: `${other.cardNumber}7` });
    const begins = await plant(await idOf('doctor2@meridiana.test'), { cardNumber: `${own.cardNumber}7` });
    expect((await ask({ cardNumber: other.cardNumber }))?.sort()).toEqual([other.id, longer.id].sort());
    expect(await ask({ cardNumber: longer.cardNumber })).toEqual([longer.id]);
    expect(await ask({ cardNumber: own.cardNumber })).toEqual([own.id]);
    expect(await ask({ cardNumber: begins.cardNumber })).toEqual([begins.id]);
  });
});

describe('the list of patients', () => {
  it('shows the patients that each role may see', async () => {
    for (const email of ['superadmin@aval.test', 'admin@aval.test']) {
      expect(await seen(email)).toEqual(['foreign', 'made', 'other', 'own']);
      expect(await seen(email, { companyId: ALBORADA })).toEqual(['foreign']);
    }
    expect(await seen('manager@meridiana.test')).toEqual(['made', 'other', 'own']);
    expect(await seen('representative@meridiana.test')).toEqual(['made', 'other', 'own']);
    expect(await seen('doctor@meridiana.test')).toEqual(['made', 'own']);
    expect(await seen('assistant@meridiana.test')).toEqual(['other', 'own']);
    expect(await seen('doctor@alborada.test')).toEqual(['foreign']);
    // Supervisors and consultants see no drafts.
    expect(await seen('supervisor@meridiana.test')).toEqual([]);
    expect(await seen('consultant@aval.test')).toEqual([]);
  });

  it('finds names in any order without accents, and the beginning of a number', async () => {
    const { cardNumber, nationalId } = patients.made;
    for (const text of ['niguez', 'ÁBALOS eñaut', cardNumber.slice(0, 9), nationalId.toLowerCase(), ` ${cardNumber}`]) {
      expect(await seen('manager@meridiana.test', { text: text.trim() })).toEqual(['made']);
    }
    expect(
      await seen('manager@meridiana.test', { text: `${cardNumber.slice(0, 3)}-${cardNumber.slice(3, 9)}` }),
    ).toEqual(['made']);
    expect(await seen('manager@meridiana.test', { text: '-' })).toEqual([]);
    expect(await seen('manager@meridiana.test', { text: cardNumber.slice(1) })).toEqual([]);
    expect(await seen('manager@meridiana.test', { text: '%' })).toEqual([]);
    // An exact number of a patient out of sight finds nobody here: that is for users who file a request.
    expect(await seen('doctor@meridiana.test', { text: patients.other.cardNumber })).toEqual([]);
    expect(await seen('manager@meridiana.test', { text: patients.foreign.nationalId })).toEqual([]);
  });

  it('counts the visible demands of each patient and shows the latest', async () => {
    const rowOf = async (email: string) =>
      (await browse(email)).rows.find(({ id }) => id === patients.own.id) as PatientRow;
    expect(await rowOf('doctor@meridiana.test')).toMatchObject({
      demandCount: 1,
      lastDemand: { status: 'draft' },
      editedOn: null,
    });
    expect(await rowOf('manager@meridiana.test')).toMatchObject({ demandCount: 0, lastDemand: null });
  });

  it('can be narrowed to a company and to the prescriber center of a demand', async () => {
    const { prescriberCenterId } = await owner.demand.findFirstOrThrow({ where: { patientId: patients.foreign.id } });
    expect(await seen('admin@aval.test', { search: `companyId=${ALBORADA}&pageSize=100` })).toEqual(['foreign']);
    expect(await seen('admin@aval.test', { search: `centerId=${prescriberCenterId}&pageSize=100` })).toContain(
      'foreign',
    );
    const ofOthers = { search: `companyId=${ALBORADA}` };
    expect(await seen('manager@meridiana.test', ofOthers)).toEqual([]);
    expect((await browse('doctor@meridiana.test', ofOthers)).names).toEqual({});
    expect((await browse('admin@aval.test', ofOthers)).names).toEqual({ companyId: 'Mutua Alborada' });
  });

  it('can be narrowed to patients edited after sending, unless the sent data equal the current ones', async () => {
    const edited = { search: 'edited=edited&pageSize=100' };
    await fillDemands(owner, { companyId: MERIDIANA, count: 40 });
    await owner.$executeRaw`
      INSERT INTO demand_version (company_id, demand_id, number, schema_number, content, ecog, stage, tumour_type, patient, content_sha256, prescriber_center_id,
        performing_center_id, command_id, created_by_id, created_at)
      SELECT demand.company_id, demand.id, 1, 1, '{}', 1, 'IV', 'mama', jsonb_strip_nulls(jsonb_build_object('firstName', first_name, 'lastName', last_name,
        'nationalId', national_id, 'email', email, 'cardNumber', patient.card_number, 'gender', gender, 'type', patient.type,
        'birthday', to_char(birthday, 'YYYY-MM-DD'))), '', prescriber_center_id, prescriber_center_id, gen_random_uuid(),
        demand.created_by_id, now()
      FROM demand JOIN patient ON patient.id = patient_id WHERE version = 1 AND reference LIKE '%-99-%'`;
    const { patientId } = await owner.demand.findFirstOrThrow({ where: { status: 'ACTIVE', version: 1 } });
    expect((await browse('manager@meridiana.test', edited)).rows).toEqual([]);
    const sent = await owner.patient.findUniqueOrThrow({ where: { id: patientId }, select: PATIENT_FACTS });
    const edit = (now: Prisma.PatientUpdateInput) =>
      owner.patient.update({ where: { id: patientId }, data: { ...now, revision: { increment: 1 } } });
    for (const [field, other] of Object.entries(othersThan(sent))) {
      await edit({ [field]: other });
      const { rows } = await browse('manager@meridiana.test', edited);
      expect(rows, field).toMatchObject([{ id: patientId, editedOn: expect.any(String) }]);
      await edit(sent);
      expect((await browse('manager@meridiana.test', edited)).rows, field).toEqual([]);
    }
  });

  it('is narrowed to the center or doctor that a supervisor chose', async () => {
    const demand = await owner.demand.findFirstOrThrow({ where: { companyId: MERIDIANA, status: 'ACTIVE' } });
    const { doctorId, prescriberCenterId: centerId, patientId } = demand;
    const supervisor = {
      ...(await actorOf('supervisor@meridiana.test')),
      doctorIds: [doctorId],
      centerIds: [centerId],
    };
    const query = { ...PATIENTS_LIST.parse(new URLSearchParams('pageSize=100')), text: null };
    const isListed = async (lookedAt?: { centerId: number | null; doctorId: number | null }) => {
      const list = await browsePatients(services, { ...supervisor, ...(lookedAt ? { lookedAt } : {}) }, query);
      return list?.rows.some(({ id }) => id === patientId);
    };
    expect(await isListed()).toBe(true);
    expect(await isListed({ centerId, doctorId: null })).toBe(true);
    expect(await isListed({ centerId: null, doctorId })).toBe(true);
    expect(await isListed({ centerId: 0, doctorId: null })).toBe(false);
    expect(await isListed({ centerId, doctorId: 0 })).toBe(false);
  });

  it('is sorted by name and by card in both directions, and the last page matches the first', async () => {
    for (const by of PATIENTS_LIST.sorts) {
      const up = await browse('admin@aval.test', { search: `sort=${by}&pageSize=25` });
      const pages = Math.ceil(up.count / 25);
      const last = await browse('admin@aval.test', { search: `sort=-${by}&pageSize=25&page=${pages}` });
      expect(last.rows.at(-1)).toEqual(up.rows[0]);
    }
  });

  it('is exported as narrowed, with an access record', async () => {
    const reader = await actorOf('manager@meridiana.test');
    const query = { ...PATIENTS_LIST.parse(new URLSearchParams('sort=-cardNumber')), text: null };
    const rows: PatientRow[] = [];
    for await (const batch of (await exportPatients(services, reader, query)) ?? []) rows.push(...batch);
    const { count } = await browse('manager@meridiana.test');
    expect(rows).toHaveLength(count);
    expect(rows.map(({ cardNumber }) => cardNumber)).toEqual(
      rows
        .map(({ cardNumber }) => cardNumber)
        .sort()
        .reverse(),
    );
    const accesses = await owner.accessRecord.findMany({ where: { userId: reader.userId, list: 'patients' } });
    expect(accesses).toMatchObject([{ subject: 'export', companyId: MERIDIANA, rowCount: count }]);
  });
});
