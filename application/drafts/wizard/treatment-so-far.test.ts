import { expect, it } from 'vitest';
import { treatmentSoFar } from './treatment-so-far';

it.each([
  ['nothing', null, null, null],
  ['an empty form', {}, null, null],
  ['a switch alone', { chemotherapyOn: 'on' }, 'chemotherapy', null],
  ['a radiotherapy without an entry', { radiotherapyOn: 'on' }, 'radiotherapy', null],
  [
    'what can be read, of both',
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
    'only what is on',
    {
      chemotherapy: { firstSessionDate: '2026-12-01' },
      radiotherapyOn: 'on',
      radiotherapy: [{ startDate: '2026-12-09' }],
    },
    'radiotherapy',
    '2026-12-09',
  ],
  [
    'content that was never in a form',
    { chemotherapy: { heightCm: 170, firstSessionDate: '2026-12-01' }, radiotherapy: null },
    'chemotherapy',
    '2026-12-01',
  ],
])('reads %s', (_what, form, type, start) => {
  expect(treatmentSoFar(form)).toEqual({ type, start });
});
