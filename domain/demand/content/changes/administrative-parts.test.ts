import { expect, it } from 'vitest';
import { administrativeParts } from './administrative-parts';
import { type ComparedVersion, compareVersions } from './compare-versions';
import { exampleVersion } from './example-version.test-support';

function edited(change: (after: ComparedVersion) => void) {
  const after = structuredClone(exampleVersion());
  change(after);
  return administrativeParts(compareVersions(exampleVersion(), after));
}

it('names each edited part once, however many lines changed, and no line', () => {
  const parts = edited(({ content: { extras, treatment } }) => {
    extras.officialComments = 'Revisado';
    const drugs = treatment.chemotherapy?.drugs ?? [];
    expect(drugs.length).toBeGreaterThan(1);
    for (const drug of drugs) drug.priceCents += 1;
  });
  expect(parts).toEqual(['prices', 'officialComments']);
});

it('names all parts that may be edited', () => {
  const parts = edited(({ content: { extras, treatment } }) => {
    extras.performingCenterId += 1;
    extras.officialComments = 'Revisado';
    const [drug] = treatment.chemotherapy?.drugs ?? [];
    if (drug) Object.assign(drug, { presentationId: drug.presentationId + 1, amount: drug.amount + 1, priceCents: 1 });
  });
  expect(parts).toEqual(['performingCenter', 'presentations', 'amounts', 'prices', 'officialComments']);
});

it('ignores changes of the prescription and of the patient', () => {
  const parts = edited(({ content: { extras, treatment }, patient }) => {
    extras.observations = 'Otra cosa';
    patient.firstName = 'Otra';
    for (const drug of treatment.chemotherapy?.drugs ?? []) drug.dose += 1;
  });
  expect(parts).toEqual([]);
});
