import type { Actor } from '@aval/domain/access/actor';
import { readDay } from '@aval/domain/validation/fields/readers';
import { fileDraft } from '@aval/prisma/factories/filed-draft';
import { useCasesForFile } from '@aval/testing/stack/for-file';
import { beforeAll, describe, expect, test } from 'vitest';
import { analyseDraft } from '../../congruence/analyse-draft';
import { DRAFT_STEPS, type DraftForms, type DraftStep } from '../wizard/draft-forms';
import { getWizard } from '../wizard/get-wizard';
import { saveDraftStep } from './save-draft-step';
import type { Typed, TypedForm } from './typed-values';

const DOCTOR = 'doctor@meridiana.test';
const TODAY = '2026-11-21';

const scene = await useCasesForFile({ clock: { now: () => new Date(`${TODAY}T09:00:00Z`) } });
let doctor: Actor;
let demandId: string;
let complete: DraftForms;

beforeAll(async () => {
  doctor = await scene.actorOf(DOCTOR);
  const companyId = doctor.companyIds[0] ?? 0;
  const filed = await fileDraft(scene.services.database, {
    companyId,
    doctorEmail: DOCTOR,
    today: TODAY,
    radiotherapy: true,
  });
  demandId = filed.demand.id;
  const { forms } = await openWizard();
  complete = { ...forms, treatment: withEveryDate(forms.treatment ?? {}) };
});

async function openWizard() {
  const search = await getWizard(scene.services, doctor, demandId);
  if (search.status !== 'open') throw new Error(search.status);
  return search.wizard;
}

function withEveryDate({ chemotherapy, ...treatment }: TypedForm): TypedForm {
  const dates = { creatinineDate: TODAY, infusorImplantDate: TODAY, infusorRemovalDate: TODAY };
  return { ...treatment, chemotherapy: { ...(chemotherapy as TypedForm), ...dates, infusorImplant: 'on' } };
}

/** Retypes the fields of a form and returns the names of those that changed. */
function retyped(form: TypedForm, retype: (text: string) => string): { form: TypedForm; names: string[] } {
  const names: string[] = [];
  const walk = (typed: Typed, name: string): Typed => {
    if (Array.isArray(typed)) return typed.map((each, index) => walk(each, `${name}[${index}]`));
    if (typeof typed !== 'string') {
      return Object.fromEntries(
        Object.entries(typed).map(([key, each]) => [key, walk(each, name === '' ? key : `${name}.${key}`)]),
      );
    }
    const text = retype(typed);
    if (text !== typed) names.push(name);
    return text;
  };
  return { form: walk(form, '') as TypedForm, names };
}

async function save(step: DraftStep, form: TypedForm) {
  const { revision } = await openWizard();
  return saveDraftStep(scene.services, doctor, { demandId, step, form, revision });
}

describe('a date outside the supported years', () => {
  test.each(['0000-03-01', '01/03/0001', '31/12/1899', '01/01/2201', '9999-12-31'])(
    '%s is reported at every date field, and nothing of its step is kept',
    async (typed) => {
      const dates: string[] = [];
      for (const step of DRAFT_STEPS) {
        const before = await openWizard();
        const { form, names } = retyped(complete[step] ?? {}, (text) => (readDay(text) ? typed : text));
        if (names.length === 0) continue;
        dates.push(...names);
        const told = expect.stringMatching(/^validation:date(Before|After) /);
        const result = await save(step, form);
        expect(result).toEqual({
          status: 'invalid',
          issues: expect.arrayContaining(names.map((path) => ({ path, message: told }))),
        });
        expect((await openWizard()).forms[step]).toEqual(before.forms[step]);
      }
      expect(dates).toEqual(expect.arrayContaining(['previousTreatments[0].date', 'radiotherapy[0].startDate']));
      expect(dates).toEqual(expect.arrayContaining(['chemotherapy.firstSessionDate', 'chemotherapy.sessionDates[0]']));
    },
  );

  test('is accepted in a free text', async () => {
    const form = { ...complete.extras, observations: '01/03/0001' };
    expect(await save('extras', form)).toMatchObject({ status: 'saved' });
  });

  test('is kept when half typed, like any half-typed value', async () => {
    const { form } = retyped(complete.treatment ?? {}, (text) => (readDay(text) ? '12/12/02' : text));
    expect(await save('treatment', form)).toMatchObject({ status: 'saved' });
  });
});

const STRANGE = [
  '-1',
  '0',
  '1e309',
  '9'.repeat(400),
  `0,${'0'.repeat(400)}1`,
  '1.000',
  'NaN',
  '2147483648',
  '-2147483649',
  '__proto__',
  'constructor',
  'on',
  '\u0000',
  '\ud800',
  '\u202e',
  '💊'.repeat(2_000),
  '29/02/2026',
  '000000',
];

/** A server error would be repeated by each automatic save of the page. */
test.each(STRANGE)('any field accepts or refuses %j, and what is kept can be read', async (text) => {
  for (const step of DRAFT_STEPS) {
    const { form } = retyped(complete[step] ?? {}, () => text);
    // Switches that are off hide the fields behind them.
    const switched = step === 'treatment' ? { ...form, chemotherapyOn: 'on', radiotherapyOn: 'on' } : form;
    expect(['saved', 'invalid']).toContain((await save(step, switched)).status);
  }
  await openWizard();
  expect((await analyseDraft(scene.services, doctor, demandId)).status).toBe('found');
});
