import { WIZARD_STEPS, type WizardStep } from '@aval/domain/validation/steps/step-schemas';
import { newDraft } from '@aval/testing/scenes/scenario';
import { createTestEngine, type TestEngine } from '@aval/testing/stack/engine';
import { startWebUnderTest, type WebUnderTest } from '@aval/testing/stack/web-under-test';
import { PEOPLE } from '@aval/testing/visitors/people';
import { Program } from '@aval/testing/visitors/program';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

vi.setConfig({ testTimeout: 120_000 });

let engine: TestEngine;
let web: WebUnderTest;

beforeAll(async () => {
  engine = await createTestEngine();
  web = await startWebUnderTest(engine);
});

afterAll(async () => {
  await web.stop();
  await engine.close();
});

/** Names that every object has: what is looked up by one of them without asking whether it is an own one finds a function. */
const NAMES = ['constructor', 'toString', 'hasOwnProperty', '__proto__'];

/** Each step with one of them wherever a form names something, and as a field of its own. */
const stepsOf = (name: string): Readonly<Record<string, Readonly<Record<string, string>>>> => ({
  protocol: { type: name, t: name, stage: name, [`markers.${name}`]: 'x', [name]: 'x' },
  previousTreatments: {
    'previousTreatments[0].type': name,
    'exposures[0].drugId': name,
    'exposures[0].unit': name,
    [`${name}.x`]: 'x',
  },
  extras: {
    performingCenterId: name,
    observations: name,
    'justifications[0].rule': 'DOS-01',
    'justifications[0].field': name,
    'justifications[0].text': 'x',
  },
});

const CASES = NAMES.flatMap((name) => Object.entries(stepsOf(name)).map(([step, fields]) => ({ name, step, fields })));

it.each(CASES)('a draft that names $name wherever $step names something is read', async ({ step, fields }) => {
  const { id } = (await newDraft(engine)).demand;
  const doctor = await web.signIn(PEOPLE.doctor);
  const saved = await doctor.post(`/app/demands/${id}/save?step=${step}&revision=0`, fields);
  const page = await doctor.get(`/app/demands/${id}/edit?step=${WIZARD_STEPS.indexOf(step as WizardStep) + 1}`);
  const program = await new Program(web.visit()).signIn(PEOPLE.doctor);
  const answer = await program.call('GET', `/demands/${id}`);
  expect([saved.status, page.status, answer.status]).toEqual([200, 200, 200]);
});
