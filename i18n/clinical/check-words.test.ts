import { BASIS_REASONS, type BasisReason, type CheckState } from '@aval/domain/congruence/basis';
import { type Check, LINE_CHECKS, RADIOTHERAPY_CHECKS } from '@aval/domain/congruence/coverage/check';
import { expect, test } from 'vitest';
import { createI18n } from '../instance';
import {
  describeCheck,
  describeCheckBriefly,
  describeUnchecked,
  describeUncheckedDoses,
  describeUncheckedKinds,
} from './check-words';

const [es, en] = [await createI18n('es', ['report']), await createI18n('en', ['report'])];

function of(check: Check['check'], state: CheckState, reason: BasisReason | null = null): Check {
  return { check, state, reason };
}

test.each<[Check, string, string]>([
  [of('labelDose', 'checked'), 'Dosis comprobada con la ficha técnica', 'Con la ficha técnica'],
  [
    of('labelDose', 'checked', 'publications'),
    'Dosis comprobada con ensayos y esquemas publicados',
    'Con ensayos y esquemas publicados',
  ],
  [
    of('labelDose', 'notChecked', 'noReference'),
    'Dosis no comprobada: no hay dato de referencia',
    'No hay dato de referencia',
  ],
  [
    of('renal', 'notChecked', 'noCreatinine'),
    'Función renal no comprobada: falta la creatinina',
    'Falta la creatinina',
  ],
  [of('route', 'checked'), 'Vía comprobada', 'Sí'],
  [of('indication', 'notApplicable', 'trial'), 'Indicación: no procede, es un ensayo clínico', 'Es un ensayo clínico'],
])('%o', (check, sentence, brief) => {
  expect(describeCheck(es, check)).toBe(sentence);
  expect(describeCheckBriefly(es, check)).toBe(brief);
});

test('each check has words for each state in both languages', () => {
  for (const instance of [es, en])
    for (const check of [...LINE_CHECKS, ...RADIOTHERAPY_CHECKS])
      for (const reason of BASIS_REASONS)
        for (const state of ['notChecked', 'notApplicable'] as const)
          expect(describeCheck(instance, of(check, state, reason))).not.toMatch(/[{:]\w|checks\./);
});

test('one reason against all checks is said once', () => {
  const unknown = LINE_CHECKS.map((check) => of(check, 'notChecked', 'unknownDrug'));
  expect(describeUnchecked(es, unknown)).toEqual(['No se ha comprobado nada: las reglas no conocen este fármaco']);
  const some = [of('labelDose', 'notChecked', 'noReference'), of('route', 'checked')];
  expect(describeUnchecked(es, some)).toEqual(['Dosis no comprobada: no hay dato de referencia']);
});

test('lines are counted whose dose neither a schedule nor a regimen was held against', () => {
  const unchecked = [
    of('labelDose', 'notChecked', 'noReference'),
    of('regimen', 'notApplicable', 'noRegimen'),
  ] as never;
  const byRegimen = [of('labelDose', 'notChecked', 'noReference'), of('regimen', 'checked')] as never;
  const lines = [
    { index: 0, drugName: 'Ondansetrón', checks: unchecked },
    { index: 1, drugName: 'Docetaxel', checks: byRegimen },
    { index: 2, drugName: null, checks: unchecked },
  ];
  expect(describeUncheckedDoses(es, lines)).toBe('2 líneas con dosis no comprobada: A (Ondansetrón), C.');
  expect(describeUncheckedDoses(es, lines.slice(1, 2))).toBeNull();
  expect(describeUncheckedDoses(es, [{ index: 0, drugName: 'Docetaxel' }])).toBeNull();
});

test('what was not checked besides doses is told by kind', () => {
  const line = (index: number, ...unchecked: ('renal' | 'indication' | 'labelDose')[]) => ({
    index,
    checks: unchecked.map((check) => ({ check, state: 'notChecked' as const, reason: 'noReference' as const })),
  });
  const lines = [line(0, 'renal', 'indication', 'labelDose'), line(1, 'renal'), line(2)];
  expect(describeUncheckedKinds(es, lines)).toBe('Sin comprobar: función renal con A y B; indicación de A.');
  expect(describeUncheckedKinds(es, [line(0, 'labelDose')])).toBeNull();
  expect(describeUncheckedKinds(es, [{ index: 0 }])).toBeNull();
});
