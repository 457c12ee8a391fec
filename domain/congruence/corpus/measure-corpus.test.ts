import { expect, test } from 'vitest';
import type { CorpusCase, Finding } from './corpus-case';
import { mgDl, note, serious, warning, woman } from './corpus-parts';
import { measure, type Told } from './measure-corpus';
import { luminal } from './tumours';

function request(id: string, expected: readonly Finding[] = []): CorpusCase {
  return {
    id,
    situation: 'Adjuvant chemotherapy',
    patient: woman(54, 162, 68, mgDl(0.8)),
    protocol: luminal('IIA', 'T2 N0 M0'),
    expected,
    source: 'Docetaxel label, 4.2',
    because: 'an example',
  };
}

/** Measures requests of which a report says what stands beside them. */
function measured(...reports: readonly [CorpusCase, readonly Finding[]][]) {
  const findings = new Map(reports.map(([each, found]) => [each.id, found]));
  return measure(
    reports.map(([each]) => each),
    ({ id }) => (findings.get(id) ?? []).map(told),
  );
}

function told({ drug, ...finding }: Finding): Told {
  return { ...finding, name: 'a rule', drugs: drug === undefined ? [] : [drug] };
}

const high = serious('dose-high', 'docetaxel');

test('a finding that is told is found', () => {
  const { sensitivity, missed } = measured([request('one', [high]), [high]]);
  expect(sensitivity.serious).toBe(1);
  expect(missed).toEqual([]);
});

test('a finding that is not told is missed at its severity', () => {
  const { sensitivity, missed } = measured([request('one', [high]), []], [request('two', [high]), [high]]);
  expect(sensitivity).toEqual({ serious: 0.5, warning: 1, note: 1 });
  expect(missed).toEqual([{ ...high, id: 'one' }]);
});

test('a more severe finding answers, and a less severe one does not', () => {
  const due = warning('renal', 'pemetrexed');
  expect(measured([request('one', [due]), [serious('renal', 'pemetrexed')]]).sensitivity.warning).toBe(1);
  expect(measured([request('one', [due]), [note('renal', 'pemetrexed')]]).sensitivity.warning).toBe(0);
});

test('a finding answers by any of its subjects', () => {
  const due = serious(['unit', 'dose-low'], 'trastuzumab');
  expect(measured([request('one', [due]), [serious('dose-low', 'trastuzumab')]]).missed).toEqual([]);
  expect(measured([request('one', [due]), [serious('interval', 'trastuzumab')]]).missed).toHaveLength(1);
});

test('a finding about another drug does not answer', () => {
  expect(measured([request('one', [high]), [serious('dose-high', 'ciclofosfamida')]]).missed).toHaveLength(1);
  expect(measured([request('one', [serious('sex')]), [serious('sex', 'goserelina')]]).missed).toEqual([]);
});

test('a finding on a right request is mistaken at its severity', () => {
  const { specificity, mistaken } = measured([request('one'), [warning('interval')]], [request('two'), []]);
  expect(specificity).toEqual({ serious: 1, warning: 0.5, note: 1 });
  expect(mistaken).toEqual([{ ...told(warning('interval')), id: 'one' }]);
});

test('a further finding on a wrong request is not mistaken', () => {
  const { specificity, mistaken } = measured([request('one', [high]), [high, warning('unit')]]);
  expect(specificity.warning).toBe(1);
  expect(mistaken).toEqual([]);
});

test('notes of right requests are counted by request', () => {
  const two = [note('antiemetic'), note('test-missing')];
  const { rightWithNote, rightWithSeveralNotes } = measured(
    [request('one'), two],
    [request('two'), [note('antiemetic')]],
    [request('three'), []],
    [request('four', [note('antiemetic')]), two],
  );
  expect(rightWithNote).toBeCloseTo(2 / 3);
  expect(rightWithSeveralNotes).toBeCloseTo(1 / 3);
});

test('no requests are measured as without a fault', () => {
  expect(measured()).toMatchObject({ sensitivity: { serious: 1 }, specificity: { serious: 1 }, rightWithNote: 0 });
});
