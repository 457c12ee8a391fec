import { randomInt } from 'node:crypto';
import type { Actor } from '@aval/domain/access/actor';
import { addDays, writtenDate } from '@aval/domain/calendar/civil-date';
import { withControlLetter } from '@aval/prisma/factories/user';
import { useCasesForFile } from '@aval/testing/stack/for-file';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createKnowingly } from './create-knowingly';
import { editPatient } from './edit-patient';
import { getPatient } from './get-patient';
import { searchPatients } from './search-patients';

const MERIDIANA = 2;
/** Company of the story that takes names and documents of any country. */
const ALBORADA = 3;

const { services, owner, actorOf } = await useCasesForFile();
let admin: Actor;
let doctor: Actor;

beforeAll(async () => {
  admin = await actorOf('admin@aval.test');
  doctor = await actorOf('doctor@alborada.test');
});

afterEach(() => takesAnyCountry(true));

async function takesAnyCountry(namesOfAnyCountry: boolean): Promise<void> {
  await owner.company.update({ where: { id: ALBORADA }, data: { namesOfAnyCountry } });
}

let count = 0;

/** Form of a patient with a birthday of the own, since two of one name and day would be asked about. */
function formOf(overrides: Record<string, string> = {}): Record<string, string> {
  count += 1;
  return {
    type: 'private',
    gender: 'male',
    birthday: writtenDate(addDays('1940-01-01', count)),
    email: '',
    cardNumber: String(randomInt(100_000_000_000, 281_000_000_000_000)).slice(0, 12),
    documentKind: 'passport',
    nationalId: `AB${randomInt(1_000_000, 9_999_999)}`,
    firstName: 'Ý',
    lastName: '王',
    ...overrides,
  };
}

function create(form: object, companyId = ALBORADA) {
  const knows: number[] = [];
  return createKnowingly(services, admin, { companyId, form, knows });
}

async function created(form: object): Promise<number> {
  const result = await create(form);
  if (result.status !== 'created') throw new Error(JSON.stringify(result));
  return result.patient.id;
}

describe('a company that takes names and documents of any country', () => {
  it('has a patient of one surname and a passport, found by any spelling of its number', async () => {
    const number = randomInt(1_000_000, 9_999_999);
    const id = await created(formOf({ nationalId: `ab-${number}` }));
    const stored = await owner.patient.findUniqueOrThrow({ where: { id } });
    expect(stored).toMatchObject({
      documentKind: 'passport',
      nationalId: `AB${number}`,
      firstName: 'Ý',
      lastName: '王',
    });
    for (const typed of [`AB ${number}`, `ａｂ.${number}`, `a-b-${number}`]) {
      const found = await searchPatients(services, doctor, ALBORADA, typed);
      expect(found, typed).toMatchObject({ patients: [{ id, documentKind: 'passport' }] });
      expect(await create(formOf({ nationalId: typed })), typed).toMatchObject({ issues: [{ path: 'nationalId' }] });
    }
  });

  it('has one of a NIF that begins with K, L or M', async () => {
    const number = withControlLetter(randomInt(10_000_000)).slice(1);
    const id = await created(formOf({ documentKind: '', nationalId: `l-${number}` }));
    const stored = await owner.patient.findUniqueOrThrow({ where: { id } });
    expect(stored).toMatchObject({ documentKind: null, nationalId: `L${number}` });
  });

  it('is told of a wrong letter', async () => {
    expect(await create(formOf({ documentKind: '', nationalId: '12345678A' }))).toMatchObject({
      issues: [{ path: 'nationalId', message: 'validation:spanishNumber' }],
    });
  });
});

describe('a company that takes DNI and NIE alone', () => {
  it.each([
    [
      'documentKind',
      formOf({ nationalId: withControlLetter(randomInt(100_000_000)), firstName: 'Ana', lastName: 'Rey' }),
    ],
    ['nationalId', formOf({ documentKind: '', firstName: 'Ana', lastName: 'Rey' })],
    ['firstName', formOf({ documentKind: '', nationalId: withControlLetter(randomInt(100_000_000)), lastName: 'Rey' })],
    ['lastName', formOf({ documentKind: '', nationalId: withControlLetter(randomInt(100_000_000)), firstName: 'Ana' })],
  ])('refuses another %s', async (path, form) => {
    expect(await create(form, MERIDIANA)).toMatchObject({ status: 'invalid', issues: [{ path }] });
  });

  it('reads and edits whoever was entered before it was switched off, and takes nobody else like that', async () => {
    const form = formOf();
    const id = await created(form);
    await takesAnyCountry(false);
    expect(await create(formOf())).toMatchObject({ status: 'invalid' });
    const read = () => getPatient(services, admin, { patientId: id, asksAgain: true });
    expect((await read())?.patient).toMatchObject({ documentKind: 'passport', lastName: '王' });
    const edit = (changed: object, revision: number) =>
      editPatient(services, admin, { patientId: id, revision, form: { ...form, ...changed } });
    expect(await edit({ email: 'y@correo.test' }, 0)).toEqual({ status: 'done' });
    // Once the entry is an ordinary one, it stays so.
    const ordinary = {
      documentKind: '',
      nationalId: withControlLetter(randomInt(100_000_000)),
      firstName: 'Ana',
      lastName: 'Rey',
    };
    expect(await edit(ordinary, 1)).toEqual({ status: 'done' });
    expect(await edit({ email: '' }, 2)).toMatchObject({ status: 'invalid' });
  });
});

it('one card cannot be two patients of a company, however it is written into the database', async () => {
  const cardNumber = formOf().cardNumber ?? '';
  const id = await created(formOf({ cardNumber }));
  const { companyId, createdById, ...row } = await owner.patient.findUniqueOrThrow({ where: { id } });
  const { firstName, lastName, birthday, gender, type } = row;
  const spelt = `${cardNumber.slice(0, 4)}.${cardNumber.slice(4)}`;
  const data = { companyId, createdById, firstName, lastName, birthday, gender, type, cardNumber: spelt };
  const again = owner.patient.create({ data: { ...data, nationalId: `X${randomInt(1_000_000)}` } });
  await expect(again).rejects.toMatchObject({ code: 'P2002' });
});
