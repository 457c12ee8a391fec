import { expect, it } from 'vitest';
import { treatmentSoFar, tumourSoFar } from './treatment-so-far';

it.each([
  ['nothing', null, null, null],
  ['an empty form', {}, null, null],
  ['a switched-on type without content', { chemotherapyOn: 'on' }, 'chemotherapy', null],
  ['radiotherapy without an entry', { radiotherapyOn: 'on' }, 'radiotherapy', null],
  [
    'the readable values of both types',
    {
      chemotherapyOn: 'on',
      chemotherapy: { firstSessionDate: '14/12/2026' },
      radiotherapyOn: 'on',
      radiotherapy: [{ startDate: '31/02/2026' }, { startDate: '2026-12-01' }, { startDate: '' }],
    },
    'both',
    '2026-12-01',
  ],
  [
    'only the type that is switched on',
    {
      chemotherapy: { firstSessionDate: '2026-12-01' },
      radiotherapyOn: 'on',
      radiotherapy: [{ startDate: '2026-12-09' }],
    },
    'radiotherapy',
    '2026-12-09',
  ],
  [
    'content that does not come from a form',
    { chemotherapy: { heightCm: 170, firstSessionDate: '2026-12-01' }, radiotherapy: null },
    'chemotherapy',
    '2026-12-01',
  ],
])('reads %s', (_what, form, type, start) => {
  expect(treatmentSoFar(form)).toEqual({ type, start, regimenSlug: null });
});

it.each([
  ['that was chosen', 'ac-21', 'on', 'ac-21'],
  ['of a type that is switched off', 'ac-21', '', null],
  ['without a name', '', 'on', null],
  ['with a name that no regimen has', 'a'.repeat(121), 'on', null],
  ['that is no text', ['ac-21'], 'on', null],
])('reads the regimen %s', (_what, slug, chemotherapyOn, regimenSlug) => {
  const form = { chemotherapyOn, chemotherapy: { regimen: { slug, version: '1' } } };
  expect(treatmentSoFar(form)).toMatchObject({ regimenSlug });
});

it('reads the tumour that was chosen, and no other word', () => {
  expect(tumourSoFar({ type: 'ovario' })).toBe('ovario');
  for (const form of [null, {}, { type: '' }, { type: 'ovarios' }, { type: ['ovario'] }])
    expect(tumourSoFar(form)).toBeNull();
});
