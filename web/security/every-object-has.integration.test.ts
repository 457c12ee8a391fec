import { WIZARD_STEPS, type WizardStep } from '@aval/domain/validation/steps/step-schemas';
import { newDraft } from '@aval/testing/scenes/scenario';
import { engineForFile, webForFile } from '@aval/testing/stack/for-file';
import { ApiClient } from '@aval/testing/visitors/api-client';
import { PEOPLE } from '@aval/testing/visitors/people';
import { expect, it, vi } from 'vitest';

vi.setConfig({ testTimeout: 120_000 });

const engine = await engineForFile();
const web = await webForFile(engine);

/** Property names that every object inherits: a lookup without an own-property check would find a function. */
const NAMES = ['constructor', 'toString', 'hasOwnProperty', '__proto__'];

/** Fields of each step with such a name wherever a form names something, and as a field name itself. */
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

it.each(CASES)('a draft stays readable when $name is used as a name in $step', async ({ step, fields }) => {
  const { id } = (await newDraft(engine)).demand;
  const doctor = await web.signIn(PEOPLE.doctor);
  const saved = await doctor.post(`/app/demands/${id}/save?step=${step}&revision=0`, fields);
  const page = await doctor.get(`/app/demands/${id}/edit?step=${WIZARD_STEPS.indexOf(step as WizardStep) + 1}`);
  const apiClient = await new ApiClient(web.visit()).signIn(PEOPLE.doctor);
  const answer = await apiClient.call('GET', `/demands/${id}`);
  expect([saved.status, page.status, answer.status]).toEqual([200, 200, 200]);
});
