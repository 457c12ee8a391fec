import { engineForFile, webForFile } from '@aval/testing/stack/for-file';
import { ApiClient } from '@aval/testing/visitors/api-client';
import { PEOPLE } from '@aval/testing/visitors/people';
import type { WebVisitor } from '@aval/testing/visitors/web-visitor';
import { beforeAll, describe, expect, it } from 'vitest';

const MERIDIANA = 2;

const engine = await engineForFile();
const web = await webForFile(engine);
let superadmin: WebVisitor;
let doctor: WebVisitor;
let apiClient: ApiClient;

beforeAll(async () => {
  superadmin = await web.signIn(PEOPLE.superadmin);
  doctor = await web.signIn(PEOPLE.doctor);
  apiClient = await new ApiClient(web.visit()).signIn(PEOPLE.doctor);
  // Pattern as superadmins write it: two letters and ten or eleven digits.
  const data = { cardNumberPattern: '[a-z]{2}\\d{10,11}', cardNumberHint: '12-13' };
  await engine.owner.company.update({ where: { id: MERIDIANA }, data });
});

let made = 0;

/** Unique patient data. */
function person() {
  made += 1;
  const number = 48_100_000 + made;
  return {
    type: 'muface',
    gender: 'female',
    firstName: `Nadie${made}`,
    lastName: `Parecido${made} Ensayo`,
    day: String((made % 27) + 1).padStart(2, '0'),
    year: String(1930 + made),
    nationalId: `${number}${'TRWAGMYFPDXBNJZSQVHLCKE'[number % 23]}`,
  };
}

function formOf(cardNumber: string): Record<string, string> {
  const { day, year, ...rest } = person();
  return { ...rest, birthday: `${day}/03/${year}`, email: '', cardNumber };
}

interface Door {
  door: string;
  /** Submits a card number; resolves to whether it was accepted. */
  brings: (cardNumber: string) => Promise<boolean>;
}

function isTaken(status: number, done: number): boolean {
  if (status !== done) expect(status).toBe(422);
  return status === done;
}

const DOORS: readonly Door[] = [
  {
    door: 'the form of a new patient',
    async brings(cardNumber) {
      const form = { ...formOf(cardNumber), companyId: String(MERIDIANA) };
      return isTaken((await superadmin.post('/app/patients/create', form)).status, 302);
    },
  },
  {
    door: 'the form of one who is there',
    async brings(cardNumber) {
      const form = formOf(`ZZ${String(10 ** 10 + made)}`);
      const { headers } = await superadmin.post('/app/patients/create', { ...form, companyId: String(MERIDIANA) });
      const edited = await superadmin.post(`${headers.location}/edit`, { ...form, cardNumber, revision: '0' });
      return isTaken(edited.status, 302);
    },
  },
  {
    door: 'the first step of a demand',
    async brings(cardNumber) {
      return isTaken((await doctor.post('/app/demands/wizard/new-patient', formOf(cardNumber))).status, 200);
    },
  },
  {
    door: 'the API',
    async brings(cardNumber) {
      const { day, year, nationalId, ...rest } = person();
      const body = { ...rest, email: nationalId, birthday: `${year}-03-${day}`, cardNumber };
      return isTaken((await apiClient.call('POST', '/patients', { body })).status, 201);
    },
  },
  {
    door: 'the validation of card numbers in the API',
    async brings(cardNumber) {
      const asked = await apiClient.call<{ isFree: boolean }>('POST', '/utils/validations/card-numbers', {
        body: { cardNumber },
      });
      return isTaken(asked.status, 200) && asked.body.isFree;
    },
  },
];

describe.each(DOORS)('$door', ({ brings }) => {
  const at = DOORS.findIndex((each) => each.brings === brings);
  /** Digits unique to this entry point. */
  const own = (digits: string) => `${at}${digits}`;

  it.each([
    ['as the pattern has it', `ab${own('000000001')}`],
    ['with one digit more', `AB${own('0000000021')}`],
    ['with blanks and hyphens', `Ab ${own('000')}-${own('00000')} `],
    ['with dots, and in full width', `ＡＢ.${own('000000006')}`],
    ['with another form of one of its letters', `A\u212a${own('000000007')}`],
    ['with a narrow blank, a dash and what is not seen', `AB\u202f${own('0000')}\u2013\u00ad0000\u200b4`],
  ])('a number is accepted %s', async (_how, cardNumber) => {
    expect(await brings(cardNumber)).toBe(true);
  });

  it.each([
    ['one digit short', `AB${own('00000001')}`],
    ['short, and as long with its blanks', `AB ${own('000')} ${own('000')}`],
    ['one digit long', `AB${own('00000000001')}`],
    ['long, whatever parts it', `AB-${own('000')}-${own('000')}-${own('000')}-${own('000')}`],
    ['of digits alone', own('00000000001')],
    ['with another sign between', `AB/${own('000000001')}`],
    ['of letters that only look alike', `A\u0412${own('000000001')}`],
    ['of blanks and hyphens', ' - - '],
  ])('a number is refused %s', async (_how, cardNumber) => {
    expect(await brings(cardNumber)).toBe(false);
  });
});

it('the same card number is recognised at every entry point in any spelling', async () => {
  expect(await DOORS[0]?.brings('QQ 12345-67890')).toBe(true);
  for (const { door, brings } of DOORS) expect(await brings('qq1234567890'), door).toBe(false);
});
