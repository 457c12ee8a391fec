import { expect, test } from 'vitest';
import { compareVersions } from './compare-versions';
import { exampleVersion } from './example-version.test-support';

const before = exampleVersion();
const { content } = before;

test('an added declared dose is one change, and a changed one is shown by its dose', () => {
  const exposure = { drugId: 3, totalDose: 240, unit: 'mg/m2' as const };
  const declared = { ...before, content: { ...content, exposures: [exposure] } };
  expect(compareVersions(before, declared)).toEqual([
    {
      path: 'exposures.0',
      field: 'exposures.drugId',
      isEntry: true,
      subject: { kind: 'exposure', number: 1 },
      before: null,
      after: { kind: 'text', text: 'Paclitaxel' },
    },
  ]);
  const more = { ...before, content: { ...content, exposures: [{ ...exposure, totalDose: 300 }] } };
  expect(compareVersions(declared, more)).toMatchObject([
    { path: 'exposures.0.totalDose', before: { value: 240 }, after: { value: 300, unit: 'mg/m2' } },
  ]);
});

const STAMP = { writtenBy: 'Ana Ruiz', writtenAt: '2026-04-13T08:00:00.000Z' };

test('answers to findings are matched by rule and field', () => {
  const withAnswers = (...texts: string[]) => {
    const answers = texts.map((text, place) => ({
      rule: 'DOS-01',
      field: `treatment.chemotherapy.drugs.${place}.dose`,
      drugId: null,
      text,
      ...STAMP,
    }));
    return { ...before, content: { ...content, extras: { ...content.extras, justifications: answers } } };
  };
  const one = { path: 'extras.justifications.0', field: 'extras.justifications', subject: null };
  expect(compareVersions(before, withAnswers('Reduced'))).toEqual([
    { ...one, before: null, after: { kind: 'text', text: 'Reduced' } },
  ]);
  expect(compareVersions(withAnswers('Reduced', 'Known'), withAnswers('Reduced for age', 'Known'))).toEqual([
    { ...one, before: { kind: 'text', text: 'Reduced' }, after: { kind: 'text', text: 'Reduced for age' } },
  ]);
});

test('answers to lines are matched by drug: a moved answer is unchanged, one for another drug is new', () => {
  const withAnswer = (place: number, drugId: number, text: string) => {
    const answer = { rule: 'DOS-01', field: `treatment.chemotherapy.drugs.${place}.dose`, drugId, text, ...STAMP };
    return { ...before, content: { ...content, extras: { ...content.extras, justifications: [answer] } } };
  };
  expect(compareVersions(withAnswer(1, 3, 'Reduced'), withAnswer(0, 3, 'Reduced'))).toEqual([]);
  expect(compareVersions(withAnswer(0, 3, 'Reduced'), withAnswer(0, 7, 'Known'))).toMatchObject([
    { before: null, after: { text: 'Known' } },
    { before: { text: 'Reduced' }, after: null },
  ]);
});
