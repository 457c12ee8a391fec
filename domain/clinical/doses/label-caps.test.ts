import { expect, test } from 'vitest';
import { type CappedLine, labelCapsOf } from './label-caps';

const unknown: CappedLine = {
  drugSlug: null,
  administration: null,
  doseType: null,
  dose: null,
  tumourType: null,
  ageYears: null,
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
  [{ drugSlug: 'acido-zoledronico', clearanceMlMin: 60 }, ['cap-zoledronic-50-60']],
  [{ drugSlug: 'acido-zoledronico', clearanceMlMin: 60.1 }, ['cap-zoledronic-over-60']],
  [{ drugSlug: 'acido-zoledronico', clearanceMlMin: 40 }, ['cap-zoledronic-40-49']],
  [{ drugSlug: 'acido-zoledronico', clearanceMlMin: 39.9 }, ['cap-zoledronic-30-39']],
  // Without a clearance the cap is that of a normal one.
  [{ drugSlug: 'acido-zoledronico' }, ['cap-zoledronic-over-60']],
])('the line %j has the caps %j', (line, slugs) => {
  expect(labelCapsOf({ ...unknown, ...line }).map(({ slug }) => slug)).toEqual(slugs);
});
