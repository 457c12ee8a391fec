import { describe, expect, test } from 'vitest';
import { chemotherapy, findingsOf, line, verdictOf } from '../rule-cases.test-support';
import { antiemetics } from './antiemetics';

describe('antiemetics', () => {
  test.each([
    ['cisplatin', [line(16, 75)], {}, 'high: warning'],
    ['cisplatin with antiemetics as text', [line(16, 75)], { antiemetics: 'Aprepitant, ondansetrón' }, null],
    ['cisplatin with a brand of two classes', [line(16, 75)], { antiemetics: 'AKYNZEO, Fortecortín' }, null],
    ['cisplatin with water', [line(16, 75)], { antiemetics: 'Agua' }, 'highUnnamed: note'],
    ['cisplatin with paracetamol', [line(16, 75)], { antiemetics: 'Paracetamol 1 g' }, 'highUnnamed: note'],
    ['cisplatin by protocol', [line(16, 75)], { antiemetics: 'Según protocolo' }, 'highUnnamed: note'],
    ['carboplatin by protocol', [line(2, 5, 'AUC')], { antiemetics: 'Según protocolo' }, 'moderateUnnamed: note'],
    ['cisplatin with metoclopramide', [line(16, 75)], { antiemetics: 'Metoclopramida' }, 'highWithoutSetron: note'],
    ['cisplatin without NK1', [line(16, 75)], { antiemetics: 'Ondansetrón y dexametasona' }, 'highWithoutNk1: note'],
    ['carboplatin with a setron', [line(2, 5, 'AUC')], { antiemetics: 'Granisetrón' }, null],
    [
      'carboplatin with metoclopramide',
      [line(2, 5, 'AUC')],
      { antiemetics: 'Primperan' },
      'moderateWithoutSetron: note',
    ],
    ['cisplatin with blanks', [line(16, 75)], { antiemetics: '  ' }, 'high: warning'],
    ['cisplatin with No', [line(16, 75)], { antiemetics: ' No. ' }, 'high: warning'],
    ['cisplatin with Ninguno', [line(16, 75)], { antiemetics: 'Ninguno' }, 'high: warning'],
    [
      'cisplatin with text that begins with No',
      [line(16, 75)],
      { antiemetics: 'No consta alergia: ondansetrón, aprepitant' },
      null,
    ],
    ['cisplatin with a line of ondansetron alone', [line(16, 75), line(10, 8, 'MG')], {}, 'highWithoutNk1: note'],
    ['cisplatin 50 without NK1', [line(16, 50)], { antiemetics: 'Ondansetrón' }, 'highWithoutNk1: note'],
    ['cisplatin 49 without NK1', [line(16, 49)], { antiemetics: 'Ondansetrón' }, null],
    ['carboplatin', [line(2, 5, 'AUC')], {}, 'moderate: warning'],
    // Cyclophosphamide above 1500 mg/m², also in milligrams for 2 m².
    ['cyclophosphamide 1500', [line(7, 1500)], {}, 'moderate: warning'],
    ['cyclophosphamide 1501', [line(7, 1501)], {}, 'high: warning'],
    ['cyclophosphamide 3100 mg', [line(7, 3100, 'MG')], {}, 'high: warning'],
    // By kilogram: 38 mg/kg at 80 kg are 1,520 mg/m², 37 mg/kg are 1,480.
    ['cyclophosphamide 38 mg/kg', [line(7, 38, 'MGKG')], {}, 'high: warning'],
    ['cyclophosphamide 37 mg/kg', [line(7, 37, 'MGKG')], {}, 'moderate: warning'],
    // Low and minimal risk, and oral drugs.
    ['paclitaxel', [line(4, 80)], {}, null],
    ['capecitabine', [line(15, 1000, 'MGM2', 'ORAL')], {}, null],
    ['cyclophosphamide by mouth', [line(7, 100, 'MG', 'ORAL')], {}, null],
  ])('%s: %s', (_name, drugs, more, verdict) => {
    expect(verdictOf(antiemetics, chemotherapy({ drugs, ...more }))).toBe(verdict);
  });

  test.each([
    ['mama', 'female', 'high'],
    ['mama', 'male', 'moderate'],
    ['sindrome_mieloproliferativo', 'female', 'moderate'],
  ])('an anthracycline with cyclophosphamide, %s, %s: %s', (type, gender, variant) => {
    const content = chemotherapy({ drugs: [line(6, 60), line(7, 600)] }, { type });
    expect(findingsOf(antiemetics, content, { patient: { birthday: null, gender } })).toMatchObject([
      { variant, values: { drugs: { name: 'Doxorubicina + Ciclofosfamida' } } },
    ]);
  });
});
