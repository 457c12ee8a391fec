import { expect, test } from 'vitest';
import { type CappedLine, labelCapsOf } from './label-caps';

const unknown: CappedLine = {
  drugSlug: null,
  administration: null,
  doseType: null,
  dose: null,
  tumourType: null,
  histology: null,
  ageYears: null,
  weightKg: null,
  clearanceMlMin: null,
};

test.each([
  [{ drugSlug: 'vincristina' }, ['cap-vincristine']],
  [{ drugSlug: 'ondansetron', administration: 'ENDOVENOUS', ageYears: 74 }, ['cap-ondansetron']],
  [{ drugSlug: 'ondansetron', administration: 'INTRAVENOUS', ageYears: 75 }, ['cap-ondansetron', 'cap-ondansetron-75']],
  [{ drugSlug: 'ondansetron', administration: 'ORAL', ageYears: 75 }, []],
  [{ drugSlug: 'vinorelbina', administration: 'INTRAVENOUS', doseType: 'MGM2', dose: 30 }, []],
  [{ drugSlug: 'vinorelbina-oral', administration: 'ORAL', doseType: 'MGM2', dose: 80 }, ['cap-vinorelbine-oral-80']],
  [{ drugSlug: 'encorafenib', tumourType: 'colo_rectal' }, ['cap-encorafenib']],
  [{ drugSlug: 'encorafenib', tumourType: 'otros' }, []],
  [{ drugSlug: 'citarabina', administration: 'INTRAVENOUS', ageYears: 60 }, ['cap-cytarabine-60']],
  [{ drugSlug: 'citarabina', administration: 'INTRAVENOUS', ageYears: 59 }, []],
  [{ drugSlug: 'niraparib', weightKg: 57.9 }, ['cap-niraparib', 'cap-niraparib-58']],
  [{ drugSlug: 'niraparib', weightKg: 58 }, ['cap-niraparib', 'cap-niraparib-77']],
  [{ drugSlug: 'niraparib', weightKg: 77 }, ['cap-niraparib']],
  [{ drugSlug: 'niraparib' }, ['cap-niraparib']],
  [
    { drugSlug: 'ipilimumab', tumourType: 'otros', histology: 'carcinoma de celulas renales' },
    ['cap-ipilimumab-renal'],
  ],
  [{ drugSlug: 'ipilimumab', tumourType: 'otros', histology: 'melanoma' }, []],
  [{ drugSlug: 'ipilimumab', tumourType: 'otros' }, []],
  [{ drugSlug: 'acido-zoledronico', clearanceMlMin: 60 }, ['cap-zoledronic-50-60']],
  [{ drugSlug: 'acido-zoledronico', clearanceMlMin: 60.1 }, ['cap-zoledronic-over-60']],
  [{ drugSlug: 'acido-zoledronico', clearanceMlMin: 40 }, ['cap-zoledronic-40-49']],
  [{ drugSlug: 'acido-zoledronico', clearanceMlMin: 39.9 }, ['cap-zoledronic-30-39']],
  // Without a clearance the cap is that of a normal one.
  [{ drugSlug: 'acido-zoledronico' }, ['cap-zoledronic-over-60']],
])('the line %j has the caps %j', (line, slugs) => {
  expect(labelCapsOf({ ...unknown, ...line }).map(({ slug }) => slug)).toEqual(slugs);
});
