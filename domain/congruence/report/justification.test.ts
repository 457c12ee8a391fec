import { expect, test } from 'vitest';
import { justificationOf } from './justification';

const [PACLITAXEL, GEMCITABINE, FLUOROURACIL] = [4, 1, 8];
const dose = (place: number) => `treatment.chemotherapy.drugs.${place}.dose`;
const answer = (place: number, drugId: number | null, text: string) => ({
  rule: 'DOS-01',
  field: dose(place),
  drugId,
  text,
});

/** Answers shown for the DOS-01 finding of each line. */
function read(drugIds: readonly (number | null)[], answers: ReturnType<typeof answer>[]) {
  const lines = drugIds.map((drugId) => ({ drugId }));
  return drugIds.map(
    (_, place) => justificationOf({ rule: 'DOS-01', fields: [dose(place)] }, answers, lines)?.text ?? null,
  );
}

test('an answer stays with its drug when its line is removed, moved or given another drug', () => {
  const answers = [answer(0, PACLITAXEL, 'every 3 weeks')];
  expect(read([PACLITAXEL, GEMCITABINE], answers)).toEqual(['every 3 weeks', null]);
  expect(read([GEMCITABINE], answers)).toEqual([null]);
  expect(read([GEMCITABINE, PACLITAXEL], answers)).toEqual([null, 'every 3 weeks']);
  expect(read([null], answers)).toEqual([null]);
});

test('answers of a drug in two lines stay apart, also when a line before them is removed', () => {
  const both = [answer(1, FLUOROURACIL, 'bolus'), answer(2, FLUOROURACIL, 'infusion')];
  expect(read([GEMCITABINE, FLUOROURACIL, FLUOROURACIL], both)).toEqual([null, 'bolus', 'infusion']);
  expect(read([FLUOROURACIL, FLUOROURACIL], both)).toEqual(['bolus', 'infusion']);
  expect(read([FLUOROURACIL, FLUOROURACIL], [answer(1, FLUOROURACIL, 'infusion')])).toEqual([null, 'infusion']);
});

test('an answer belongs to one rule and one field of the line', () => {
  const lines = [{ drugId: PACLITAXEL }];
  const read = (rule: string, field: string) =>
    justificationOf({ rule, fields: [field] }, [answer(0, PACLITAXEL, 'told')], lines)?.text ?? null;
  expect(read('DOS-01', dose(0))).toBe('told');
  expect(read('DOS-02', dose(0))).toBeNull();
  expect(read('DOS-01', 'treatment.chemotherapy.drugs.0.doseType')).toBeNull();
});

test('an answer without a drug belongs to its field, like all older answers', () => {
  expect(read([GEMCITABINE], [answer(0, null, 'as it was')])).toEqual(['as it was']);
  expect(read([GEMCITABINE, PACLITAXEL], [answer(0, null, 'as it was')])).toEqual(['as it was', null]);
});

test('the field identifies the answer of a finding that concerns no line', () => {
  const kept = [{ rule: 'STG-01', field: 'protocol.stage', drugId: null, text: 'of surgery' }];
  expect(justificationOf({ rule: 'STG-01', fields: ['protocol.stage'] }, kept, [])).toEqual(kept[0]);
});
