import { expect, test } from 'vitest';
import { isPrinciple, lifetimePrincipleOf, substanceNamed, substanceOf } from './substances';

test.each([
  ['daunorubicina', 'L01DB02'],
  ['idarubicina', 'L01DB06'],
  ['mitoxantrona', 'L01DB07'],
])('%s can be declared as an earlier exposure, however a catalogue writes it', (principle, atcCode) => {
  const drug = substanceNamed(principle);
  expect(drug).toMatchObject({ atcCode });
  if (!drug) return;
  expect(lifetimePrincipleOf(drug)).toBe(principle);
  expect(lifetimePrincipleOf({ name: 'Otro', activePrinciple: 'Otro', atcCode })).toBe(principle);
  expect(lifetimePrincipleOf({ name: drug.name, activePrinciple: drug.name, atcCode: null })).toBe(principle);
});

const drug = (name: string, activePrinciple: string, atcCode: string | null = null) => ({
  name,
  activePrinciple,
  atcCode,
});

test.each([
  [drug('Doxorubicina Accord', 'Doxorubicina hidrocloruro', 'L01DB01'), 'doxorubicina'],
  [drug('DOXORUBICINA ACCORD 2 mg/ml', 'DOXORUBICINA', 'L01DB01'), 'doxorubicina'],
  [
    drug('Doxorubicina liposomal pegilada Sun', 'Doxorubicina hidrocloruro', 'L01DB01'),
    'doxorubicina-liposomal-pegilada',
  ],
  [drug('Irinotecán Accord', 'Irinotecán'), 'irinotecan'],
  [drug('Paclitaxel Kabi', 'Paclitaxel', 'L01CD01'), 'paclitaxel'],
  [drug('Gemcitabina Accord', 'Gemcitabina'), 'gemcitabina'],
  [drug('Docetaxel Hospira', 'Docetaxel trihidrato'), 'docetaxel'],
  [drug('Phesgo', 'Trastuzumab / pertuzumab'), 'pertuzumab-trastuzumab-subcutaneo'],
])('$name is recognised with a maker or a salt beside its principle', (known, slug) => {
  expect(substanceOf(known, null)?.slug).toBe(slug);
});

test.each([
  // Liposomal forms, under brand names or without the pegylation.
  drug('Caelyx', 'Doxorubicina hidrocloruro', 'L01DB01'),
  drug('Doxorubicina liposomal Zentiva', 'Doxorubicina hidrocloruro', 'L01DB01'),
  drug('Doxorubicina Sun', 'Doxorubicina liposomal pegilada', 'L01DB01'),
  drug('Abraxane', 'Paclitaxel', 'L01CD01'),
  drug('Paclitaxel albúmina Teva', 'Paclitaxel', 'L01CD01'),
  // Drugs with two routes, which only the line tells apart.
  drug('Trastuzumab Zentiva', 'Trastuzumab', 'L01FD01'),
  drug('Vinorelbina Accord', 'Vinorelbina tartrato', 'L01CA04'),
  drug('Trastuzumab duocarmazina', 'Trastuzumab duocarmazina'),
])('$name is not recognised, because it may be another form', (unknown) => {
  expect(substanceOf(unknown, null)).toBeNull();
});

test('the route of the line tells apart forms that have several routes', () => {
  const vinorelbine = drug('Vinorelbina Accord', 'Vinorelbina tartrato', 'L01CA04');
  expect(substanceOf(vinorelbine, 'ORAL')?.slug).toBe('vinorelbina-oral');
  expect(substanceOf(vinorelbine, 'INTRAVENOUS')?.slug).toBe('vinorelbina');
});

test('a drug with a maker in its name can be declared as an earlier exposure', () => {
  expect(lifetimePrincipleOf(drug('Doxorubicina Accord', 'Doxorubicina hidrocloruro', 'L01DB01'))).toBe('doxorubicina');
});

test('a principle is recognised by its first word, also in a combination', () => {
  expect(isPrinciple('Crizotinib', 'CRIZOTINIB')).toBe(true);
  expect(isPrinciple('Encorafenib, binimetinib', 'BINIMETINIB')).toBe(true);
  expect(isPrinciple('Binimetinibo', 'BINIMETINIB')).toBe(false);
  expect(isPrinciple(null, 'BINIMETINIB')).toBe(false);
});
