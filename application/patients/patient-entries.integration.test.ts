import { randomInt } from 'node:crypto';
import type { Actor } from '@aval/domain/access/actor';
import { fileDraft } from '@aval/prisma/factories/filed-draft';
import { withControlLetter } from '@aval/prisma/factories/user';
import { useCasesForFile } from '@aval/testing/stack/for-file';
import { beforeAll, describe, expect, it } from 'vitest';
import { listDemands } from '../demands/list/list-demands';
import { parseListQuery } from '../demands/list/parse-list-query';
import { createKnowingly } from './create-knowingly';
import { editPatient } from './edit-patient';
import { getPatient } from './get-patient';
import { listPatientCompanies } from './list-patient-companies';
import { checkNumber } from './numbers/check-number';

const PLATFORM = 1;
const MERIDIANA = 2;
const ALBORADA = 3;

const { services, owner, actorOf } = await useCasesForFile();
let admin: Actor;
let doctor: Actor;
let colleague: Actor;

beforeAll(async () => {
  admin = await actorOf('admin@aval.test');
  doctor = await actorOf('doctor@meridiana.test');
  colleague = await actorOf('doctor2@meridiana.test');
});

const FIELDS = ['type', 'gender', 'birthday', 'email', 'cardNumber', 'nationalId', 'firstName', 'lastName'] as const;
type Form = Record<(typeof FIELDS)[number], string>;

let birthdays = 0;

/** A birthday of its own for each patient: two of the same name and day would count as alike. */
function nextBirthday(): string {
  birthdays += 1;
  return `03/11/${1930 + birthdays}`;
}

function formOf(overrides: Partial<Form> = {}): Form {
  return {
    type: 'private',
    gender: 'female',
    birthday: nextBirthday(),
    email: '',
    cardNumber: String(randomInt(100_000_000_000, 281_000_000_000_000)).slice(0, 12),
    nationalId: withControlLetter(randomInt(100_000_000)),
    firstName: 'Carmen',
    lastName: 'Ortuño Velasco',
    ...overrides,
  };
}

function create(actor: Actor, form: object, { companyId = MERIDIANA, knows = [] as number[] } = {}) {
  return createKnowingly(services, actor, { companyId, form, knows });
}

async function created(actor: Actor, form: Form = formOf()) {
  const result = await create(actor, form);
  if (result.status !== 'created') throw new Error(result.status);
  return { id: result.patient.id, form };
}

describe('a new patient', () => {
  it('belongs to a company for which the actor may create patients', async () => {
    expect(await create(doctor, formOf(), { companyId: ALBORADA })).toEqual({ status: 'forbidden' });
    // The default tenant insures nobody.
    expect(await create(admin, formOf(), { companyId: PLATFORM })).toMatchObject({ issues: [{ path: 'companyId' }] });
    expect((await listPatientCompanies(services, admin)).map(({ id }) => id)).not.toContain(PLATFORM);
    expect(await create(admin, formOf(), { companyId: ALBORADA })).toMatchObject({ status: 'created' });
    expect(await create(admin, formOf(), { companyId: 2_000_000_000 })).toMatchObject({
      status: 'invalid',
      issues: [{ path: 'companyId' }],
    });
    expect(await create(await actorOf('manager@meridiana.test'), formOf())).toEqual({ status: 'forbidden' });
  });

  it('a new patient that resembles an existing one needs a confirmation', async () => {
    const form = formOf({ birthday: '01/02/1951' });
    const { id } = await created(doctor, form);
    const twin = formOf({ birthday: '01/02/1951', lastName: 'Ortuno Belasco' });
    expect(await create(doctor, twin)).toMatchObject({ status: 'alike', patients: [{ id }] });
    expect(await create(admin, twin)).toMatchObject({ status: 'alike' });
    // Another name on that day, and the same name on another day.
    await created(doctor, formOf({ birthday: '01/02/1951', firstName: 'Julián', lastName: 'Arregui Santos' }));
    await created(doctor, formOf({ birthday: '02/02/1951' }));
    expect(await create(doctor, twin, { knows: [id + 1_000_000] })).toMatchObject({ status: 'alike' });
    expect(await create(doctor, twin, { knows: [id] })).toMatchObject({ status: 'created' });
  });

  it('reveals a patient out of sight by an exact number, never by name', async () => {
    const form = formOf({ birthday: '05/06/1949' });
    const { id } = await created(colleague, form);
    expect(await create(doctor, formOf({ ...form, cardNumber: formOf().cardNumber }))).toMatchObject({
      status: 'invalid',
      issues: [{ path: 'nationalId' }],
    });
    expect(await owner.accessRecord.count({ where: { patientId: id, userId: doctor.userId } })).toBe(1);
    expect(await create(doctor, formOf({ birthday: '05/06/1949' }))).toMatchObject({ status: 'created' });
  });

  it('must have a card number of its own, however typed, and keeps it as typed', async () => {
    const card = (tail: string) => `${randomInt(10_000_000_000, 99_999_999_999)}${tail}`;
    const cardNumber = card('A');
    const asTyped = `${cardNumber.slice(0, 4)}-${cardNumber.slice(4, -1)}a`;
    const { id } = await created(doctor, formOf({ cardNumber: asTyped }));
    expect(await owner.patient.findUniqueOrThrow({ where: { id } })).toMatchObject({
      cardNumber: asTyped,
      cardKey: cardNumber,
    });
    expect(await create(doctor, formOf({ cardNumber }))).toMatchObject({ issues: [{ path: 'cardNumber' }] });
    // Card numbers of another company are independent.
    expect(await create(admin, formOf({ cardNumber }), { companyId: ALBORADA })).toMatchObject({ status: 'created' });
  });

  it('is created once when three users send the same card number at once', async () => {
    const { cardNumber } = formOf();
    const results = await Promise.all([doctor, colleague, admin].map((actor) => create(actor, formOf({ cardNumber }))));
    expect(results.map(({ status }) => status).sort()).toEqual(['created', 'invalid', 'invalid']);
    expect(await owner.patient.count({ where: { cardNumber, companyId: MERIDIANA } })).toBe(1);
  });

  it('is on the change log without personal data', async () => {
    const { id } = await created(doctor);
    const [change] = await owner.changeRecord.findMany({ where: { subject: 'patient', subjectId: id } });
    expect(change).toMatchObject({ action: 'create', actorId: doctor.userId, name: `#${id}`, before: null, after: {} });
  });

  it('has bounded fields', async () => {
    const long = 'a'.repeat(5_000);
    for (const field of FIELDS) {
      const result = await create(doctor, formOf({ [field]: long }));
      expect(result, field).toMatchObject({ status: 'invalid', issues: [{ path: field }] });
    }
    for (const firstName of ['Jo', 'a'.repeat(31)]) {
      expect(await create(doctor, formOf({ firstName }))).toMatchObject({ issues: [{ path: 'firstName' }] });
    }
  });
});

describe('a typed number', () => {
  it('is reported as free, taken by a visible patient or taken by one out of sight', async () => {
    const { id, form } = await created(doctor);
    const ask = (actor: Actor, number: string, patientId: number | null = null) =>
      checkNumber(services, actor, { companyId: MERIDIANA, number, patientId });
    const known = { status: 'found', isFree: false, patient: { id, name: 'Carmen Ortuño Velasco' } };
    expect(await ask(doctor, form.cardNumber)).toEqual(known);
    expect(await ask(admin, form.nationalId.toLowerCase())).toEqual(known);
    expect(await ask(admin, `${form.cardNumber.slice(0, 3)} ${form.cardNumber.slice(3)}-`)).toEqual(known);
    expect(await ask(colleague, form.cardNumber)).toEqual({ status: 'found', isFree: false, patient: null });
    expect(await ask(doctor, form.cardNumber, id)).toEqual({ status: 'found', isFree: true, patient: null });
    expect(await ask(doctor, formOf().cardNumber)).toEqual({ status: 'found', isFree: true, patient: null });
    const foreign = await actorOf('doctor@alborada.test');
    expect(await ask(foreign, form.cardNumber)).toEqual({ status: 'forbidden' });
    expect(await ask(await actorOf('manager@meridiana.test'), form.cardNumber)).toEqual({ status: 'forbidden' });
  });
});

describe('reading a patient', () => {
  it('is limited to those who may see him or her, and leaves an access record', async () => {
    const { id } = await created(doctor);
    const look = async (email: string) => getPatient(services, await actorOf(email), { patientId: id });
    expect(await look('doctor@meridiana.test')).toMatchObject({ patient: { id }, mayEdit: true, demands: [] });
    expect(await look('manager@meridiana.test')).toMatchObject({ patient: { id }, mayEdit: false });
    for (const email of ['doctor2@meridiana.test', 'doctor@alborada.test', 'manager@alborada.test'])
      expect(await look(email), email).toBeNull();
    for (const email of ['supervisor@meridiana.test', 'consultant@aval.test']) expect(await look(email)).toBeNull();
    const accesses = await owner.accessRecord.findMany({ where: { patientId: id }, orderBy: { id: 'asc' } });
    expect(accesses.map(({ userId }) => userId)).toEqual([
      doctor.userId,
      (await actorOf('manager@meridiana.test')).userId,
    ]);
  });
});

describe('editing a patient', () => {
  it('keeps the company, raises the revision, and records the changed fields', async () => {
    const { id, form } = await created(doctor);
    const edit = (actor: Actor, revision: number, changed: object) =>
      editPatient(services, actor, { patientId: id, revision, form: { ...form, ...changed } });
    expect(await edit(doctor, 0, {})).toEqual({ status: 'unchanged' });
    expect(await edit(doctor, 0, { firstName: 'Carmela', companyId: String(ALBORADA) })).toEqual({ status: 'done' });
    expect(await edit(admin, 0, { firstName: 'Carmina' })).toEqual({ status: 'stale' });
    expect(await edit(admin, 1, { cardNumber: '12' })).toMatchObject({ issues: [{ path: 'cardNumber' }] });
    const stored = await owner.patient.findUniqueOrThrow({ where: { id } });
    expect(stored).toMatchObject({ firstName: 'Carmela', companyId: MERIDIANA, revision: 1 });
    const [, change] = await owner.changeRecord.findMany({
      where: { subject: 'patient', subjectId: id },
      orderBy: { id: 'asc' },
    });
    expect(change).toMatchObject({
      action: 'edit',
      companyId: MERIDIANA,
      // Only field names: values are personal data.
      before: null,
      after: { editedFields: ['patient.firstName'] },
    });
  });

  it('needs a patient in sight and a permitted role', async () => {
    const { id, form } = await created(doctor);
    const edit = async (email: string) =>
      (await editPatient(services, await actorOf(email), { patientId: id, revision: 0, form })).status;
    expect(await edit('doctor2@meridiana.test')).toBe('not_found');
    expect(await edit('doctor@alborada.test')).toBe('not_found');
    expect(await edit('manager@meridiana.test')).toBe('forbidden');
    expect(await edit('superadmin@aval.test')).toBe('unchanged');
  });

  it('is refused for a number of another patient', async () => {
    const other = await created(colleague);
    const { id, form } = await created(doctor);
    const taken = { cardNumber: other.form.cardNumber, nationalId: other.form.nationalId };
    expect(
      await editPatient(services, doctor, { patientId: id, revision: 0, form: { ...form, ...taken } }),
    ).toMatchObject({
      issues: [{ path: 'cardNumber' }, { path: 'nationalId' }],
    });
  });

  it('accepts the own card number in another spelling', async () => {
    const { id, form } = await created(doctor);
    const cardNumber = `${form.cardNumber.slice(0, 6)}-${form.cardNumber.slice(6)}`;
    expect(await editPatient(services, doctor, { patientId: id, revision: 0, form: { ...form, cardNumber } })).toEqual({
      status: 'done',
    });
    expect(await owner.patient.findUniqueOrThrow({ where: { id } })).toMatchObject({
      cardNumber,
      cardKey: form.cardNumber,
    });
  });

  it('updates the current data everywhere, including drafts and lists', async () => {
    const draft = await fileDraft(services.database, {
      companyId: MERIDIANA,
      doctorEmail: 'doctor@meridiana.test',
      today: '2026-11-21',
    });
    const { id } = draft.patient;
    const now = formOf({ firstName: 'Rosario', lastName: 'Abad Quintero' });
    expect(await editPatient(services, doctor, { patientId: id, revision: 0, form: now })).toEqual({ status: 'done' });
    const { rows } = await listDemands(
      services,
      doctor,
      parseListQuery(new URLSearchParams(`patientId=${id}`), doctor),
    );
    expect(rows).toMatchObject([{ id: draft.demand.id, cardNumber: now.cardNumber }]);
    expect(await getPatient(services, doctor, { patientId: id })).toMatchObject({
      patient: { firstName: 'Rosario', cardNumber: now.cardNumber },
      // Nothing was submitted yet, so no version differs.
      editedOn: null,
      demands: [{ id: draft.demand.id, editedFields: [] }],
    });
  });
});
