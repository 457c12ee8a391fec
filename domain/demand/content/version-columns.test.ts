import { expect, test } from 'vitest';
import { CHEMOTHERAPY, exampleVersion, RADIOTHERAPY } from './changes/example-version.test-support';
import { drugRows, versionColumns } from './version-columns';

const { content } = exampleVersion();
const palliative = { ...RADIOTHERAPY, intention: 'paliativo' };

test('the columns follow from protocol and treatment', () => {
  const treatment = { chemotherapy: CHEMOTHERAPY, radiotherapy: [palliative, RADIOTHERAPY] };
  expect(versionColumns({ ...content, treatment })).toEqual({
    ecog: 1,
    stage: 'IIB',
    tumourType: 'mama',
    intentions: ['adyuvante', 'paliativo'],
    regimenSlug: 'mama-tc',
    weightKg: 61.5,
  });
});

test('radiotherapy alone has neither regimen nor weight nor drugs', () => {
  const treatment = { chemotherapy: null, radiotherapy: [palliative] };
  const columns = { intentions: ['paliativo'], regimenSlug: null, weightKg: null };
  expect(versionColumns({ ...content, treatment })).toMatchObject(columns);
  expect(drugRows({ treatment })).toEqual([]);
});

test('the drug rows are the lines in their order', () => {
  expect(drugRows(content)).toEqual([
    { position: 0, drugId: 1, presentationId: 11 },
    { position: 1, drugId: 2, presentationId: 12 },
  ]);
});
