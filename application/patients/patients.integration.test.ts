import { randomInt, randomUUID } from 'node:crypto';
import type { Actor } from '@aval/domain/access/actor';
import { createPatient as plantPatient } from '@aval/prisma/factories/patient';
import { forTenant } from '@aval/prisma/scope';
import { useCasesForFile } from '@aval/testing/stack/for-file';
import { beforeAll, expect, test } from 'vitest';
import { findActiveTreatments } from '../demands/find-active-treatments';
import { createDraft } from '../drafts/create-draft';
import { saveBasics } from '../drafts/saving/save-basics';
import { createPatient } from './create-patient';
import { NUMBER_LIMIT } from './numbers/number-attempts';
import { searchPatients } from './search-patients';

const { services, owner, actorOf } = await useCasesForFile();
let doctor: Actor;
let companyId: number;

beforeAll(async () => {
  doctor = await actorOf('doctor@meridiana.test');
  companyId = doctor.companyIds[0] ?? 0;
});

function newPatient(createdById: number) {
  return forTenant(services.database, companyId).run((tx) => plantPatient(tx, { companyId, createdById }));
}

const LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';
function answers(overrides: Record<string, string> = {}) {
  const number = randomInt(10_000_000, 100_000_000);
  return {
    type: 'private',
    gender: 'female',
    cardNumber: String(randomInt(100_000_000_000, 281_000_000_000_000)).slice(0, 12),
    birthday: '03/11/1973',
    nationalId: `${number}${LETTERS[number % 23]}`,
    firstName: 'Carmen',
    lastName: 'Ortuño Velasco',
    ...overrides,
  };
}

test('a new patient needs a card number by the company’s rule, and card and DNI are unique', async () => {
  const first = answers();
  expect(await createPatient(services, doctor, companyId, answers({ cardNumber: '12345' }))).toMatchObject({
    status: 'invalid',
    issues: [{ path: 'cardNumber', message: 'validation:cardNumberLength {"hint":"12-13"}' }],
  });
  expect(await createPatient(services, doctor, companyId, first)).toMatchObject({ status: 'created' });
  expect(await createPatient(services, doctor, companyId, answers({ cardNumber: first.cardNumber }))).toMatchObject({
    status: 'invalid',
    issues: [{ path: 'cardNumber' }],
  });
  expect(await createPatient(services, doctor, companyId, answers({ nationalId: first.nationalId }))).toMatchObject({
    status: 'invalid',
    issues: [{ path: 'nationalId' }],
  });
  const manager = await actorOf('manager@meridiana.test');
  expect(await createPatient(services, manager, companyId, answers())).toEqual({ status: 'forbidden' });
});

async function find(actor: Actor, text: string) {
  const search = await searchPatients(services, actor, companyId, text);
  if (search.status !== 'found') throw new Error(search.status);
  return search.patients;
}

test('reporting a taken number leaves an access record', async () => {
  const stranger = await newPatient((await actorOf('doctor2@meridiana.test')).userId);
  const form = answers({ cardNumber: stranger.cardNumber });
  expect(await createPatient(services, doctor, companyId, form)).toMatchObject({ status: 'invalid' });
  const accesses = await owner.accessRecord.findMany({ where: { patientId: stranger.id } });
  expect(accesses).toMatchObject([{ subject: 'patient', userId: doctor.userId, demandId: null }]);
});

/** Leaves the given number of checks to the user. */
async function nearlyThrottle({ userId }: Actor, left: number): Promise<void> {
  const expire = BigInt(Date.now() + 60_000);
  await owner.rateLimit.create({
    data: { key: `patient-number:${userId}`, points: NUMBER_LIMIT.points - left, expire },
  });
}

test('number checks are limited per user, so that numbers cannot be enumerated', async () => {
  const assistant = await actorOf('assistant@meridiana.test');
  const known = await newPatient(assistant.userId);
  await nearlyThrottle(assistant, 1);
  expect((await find(assistant, known.cardNumber)).map(({ id }) => id)).toEqual([known.id]);
  expect(await searchPatients(services, assistant, companyId, known.cardNumber)).toMatchObject({ status: 'throttled' });
  expect(await createPatient(services, assistant, companyId, answers())).toMatchObject({ status: 'throttled' });
  expect((await find(assistant, known.lastName)).map(({ id }) => id)).toContain(known.id);
  // The limit of another user is untouched.
  expect((await find(doctor, known.cardNumber)).length).toBe(1);
});

test('drafts count as number checks too, except for patients in sight', async () => {
  const guesser = await actorOf('doctor2@meridiana.test');
  const { centerId } = await owner.userCenter.findFirstOrThrow({
    where: { userId: guesser.userId, center: { type: { not: 'Realizador' } } },
  });
  const [own, stranger] = [await newPatient(guesser.userId), await newPatient(doctor.userId)];
  const choose = (patientId: number, exactNumber: string) => ({
    prescriberCenterId: String(centerId),
    patientId: String(patientId),
    exactNumber,
  });
  const file = (form: Record<string, string>) =>
    createDraft(services, guesser, { newDemandId: randomUUID(), doctorId: guesser.userId, form });
  const draft = await file(choose(own.id, own.cardNumber));
  if (draft.status !== 'created') throw new Error(draft.status);
  const save = (form: Record<string, string>) =>
    saveBasics(services, guesser, { demandId: draft.demandId, form, revision: 0 });
  await nearlyThrottle(guesser, 2);
  expect(await file(choose(stranger.id, '000000000000'))).toMatchObject({ status: 'invalid' });
  expect(await save(choose(stranger.id, '000000000001'))).toMatchObject({ status: 'invalid' });
  const throttled = { status: 'throttled', waitSeconds: expect.any(Number) };
  expect(await file(choose(stranger.id, stranger.cardNumber))).toEqual(throttled);
  expect(await save(choose(stranger.id, stranger.cardNumber))).toEqual(throttled);
  expect(await save(choose(own.id, own.cardNumber))).toMatchObject({ status: 'saved' });
  expect(await file(choose(own.id, own.cardNumber))).toMatchObject({ status: 'created' });
});

test('an own patient is found among very many namesakes', async () => {
  const other = await actorOf('doctor2@meridiana.test');
  const own = await newPatient(doctor.userId);
  const strangers = await newPatient(other.userId);
  await owner.patient.update({ where: { id: own.id }, data: { firstName: 'Zita', lastName: 'Zúñiga Zorrilla' } });
  await owner.$executeRaw`
    INSERT INTO patient
    SELECT copy.* FROM patient, generate_series(1, 600) AS number,
      jsonb_populate_record(patient, jsonb_build_object(
        'id', nextval(pg_get_serial_sequence('patient', 'id')), 'first_name', 'Ana', 'last_name', 'Zúñiga Abad',
        'card_number', 'N' || number, 'national_id', 'N' || number)) AS copy
    WHERE patient.id = ${strangers.id}`;
  for (const text of ['zuñiga', 'Zúñiga  z']) expect((await find(doctor, text)).map(({ id }) => id)).toEqual([own.id]);
  expect(await find(doctor, 'zuñiga abad')).toEqual([]);
});

test('an exact number comes before longer numbers that start with it, however many', async () => {
  const own = await newPatient(doctor.userId);
  await owner.patient.update({ where: { id: own.id }, data: { lastName: 'Zzurro' } });
  await owner.$executeRaw`
    INSERT INTO patient
    SELECT copy.* FROM patient, generate_series(1, 30) AS number,
      jsonb_populate_record(patient, jsonb_build_object(
        'id', nextval(pg_get_serial_sequence('patient', 'id')), 'card_number', patient.card_number || number,
        'national_id', 'W' || number, 'last_name', 'Abad')) AS copy
    WHERE patient.id = ${own.id}`;
  const ids = async (actor: Actor) => (await find(actor, own.cardNumber)).map(({ id }) => id);
  expect([(await ids(doctor)).length, (await ids(doctor))[0]]).toEqual([20, own.id]);
  // A role that may not check numbers still gets the visible patients in this order.
  const manager = await actorOf('manager@meridiana.test');
  expect([(await ids(manager)).length, (await ids(manager))[0]]).toEqual([20, own.id]);
});

test('patients out of sight are found by an exact number only', async () => {
  const other = await actorOf('doctor2@meridiana.test');
  const stranger = await newPatient(other.userId);
  const found = async (text: string) => (await find(doctor, text)).some(({ id }) => id === stranger.id);
  expect(await found(stranger.cardNumber)).toBe(true);
  expect(await found(`${stranger.cardNumber.slice(0, 4)} - ${stranger.cardNumber.slice(4)}`)).toBe(true);
  expect(await found(stranger.nationalId.toLowerCase())).toBe(true);
  expect(await found(stranger.cardNumber.slice(0, -1))).toBe(false);
  expect(await found(stranger.lastName)).toBe(false);
});

test('the check of a new patient finds the exact number and nothing else', async () => {
  const other = await actorOf('doctor2@meridiana.test');
  const stranger = await newPatient(other.userId);
  const own = await newPatient(doctor.userId);
  const exactly = (text: string) => searchPatients(services, doctor, companyId, text, { isExact: true });
  for (const number of [stranger.cardNumber, stranger.nationalId]) {
    expect(await exactly(number)).toMatchObject({ status: 'found', patients: [{ id: stranger.id }] });
  }
  expect(await exactly(own.cardNumber.slice(0, -1))).toEqual({ status: 'found', patients: [] });
  const manager = await actorOf('manager@meridiana.test');
  expect(await searchPatients(services, manager, companyId, own.cardNumber, { isExact: true })).toMatchObject({
    patients: [],
  });
});

test('the treatments of a patient are shown only to users who may choose the patient', async () => {
  const other = await actorOf('doctor2@meridiana.test');
  const stranger = await newPatient(other.userId);
  const ask = (actor: Actor, exactNumber: string) =>
    findActiveTreatments(services, actor, { companyId, patientId: stranger.id, exactNumber, demandId: null });
  expect(await ask(doctor, '')).toEqual({ status: 'not_found' });
  expect(await ask(doctor, '1')).toEqual({ status: 'not_found' });
  expect(await ask(doctor, stranger.cardNumber)).toEqual({ status: 'found', treatments: [] });
  expect(await ask(doctor, stranger.cardNumber.split('').join(' '))).toEqual({ status: 'found', treatments: [] });
  expect(await ask(await actorOf('manager@meridiana.test'), stranger.cardNumber)).toEqual({ status: 'forbidden' });
  await owner.rateLimit.update({ where: { key: `patient-number:${doctor.userId}` }, data: { points: 300 } });
  expect(await ask(doctor, stranger.cardNumber)).toMatchObject({ status: 'throttled' });
});
