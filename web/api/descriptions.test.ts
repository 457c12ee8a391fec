import englishFields from '@aval/i18n/en/demands/demand-fields';
import { describe, expect, it } from 'vitest';
import { apiDocument } from './document';
import { type Field, sent, told, type Value } from './document-fields.test-support';

const fields = [...told, ...sent].filter(({ description }) => description !== '');

const kindOf = ({ type, format }: Value) =>
  type === 'string' && format !== undefined && ['date', 'date-time', 'password'].includes(format) ? format : type;
const kindsOf = ({ values }: Field) => [...new Set(values.map(kindOf))];
const saidOf = (found: readonly Field[]) => found.map(({ place, description }) => `${place}: ${description}`);

/** Labels of the request, by which its fields are described. */
const LABELS = JSON.stringify(englishFields);

describe('a description is about a field of its kind', () => {
  it.each([
    ['date', /^(Date of|Day of|Days? when|First day|Last day|Start date)/],
    ['date-time', /^(When|Time of)\b/],
    ['boolean', /^Whether\b/],
    ['password', /^The (new )?password\b/],
  ])('%s', (kind, words) => {
    const about = fields.filter(({ description }) => words.test(description));
    expect(about.length).toBeGreaterThan(0);
    expect(saidOf(about.filter((field) => kindsOf(field).join() !== kind))).toEqual([]);
  });

  it('and a switch is always described as one', () => {
    const switches = fields.filter((field) => kindsOf(field).join() === 'boolean');
    const others = switches.filter(({ description }) => !description.startsWith('Whether'));
    expect(saidOf(others.filter(({ description }) => !LABELS.includes(description.slice(0, -1))))).toEqual([]);
  });
});

it('a field that carries a unit in its name is described with it', () => {
  const units = { Mg: 'mg', Gy: 'Gy', M2: 'm²', MlMin: 'ml/min', Percent: '%', Cents: 'cents' };
  const measured = fields.flatMap((field) => {
    const [, unit] = Object.entries(units).find(([ending]) => field.name.endsWith(ending)) ?? [];
    return unit === undefined ? [] : [{ field, unit }];
  });
  expect(measured.length).toBeGreaterThan(10);
  const silent = measured.filter(({ field, unit }) => !field.description.includes(unit));
  expect(saidOf(silent.map(({ field }) => field))).toEqual([]);
});

/** Returns the description of a field by its path below a schema of the document. */
function descriptionOf(place: string): string | undefined {
  return fields.find((field) => field.place === place)?.description;
}

it.each([
  ['Credentials.password', /password/],
  ['Demand.previousTreatments.type', /^Type/],
  ['Demand.radiotherapyTreatments.intencion', /^Intent/],
  ['Demand.sessionFirstDate', /first chemotherapy session/],
  ['CongruenceFacts.fechaFinTratamiento', /^Last day of the treatment/],
  ['LifetimeDose.limits.exceededInCycle', /^Cycle in which/],
  ['Notification.translate', /^What happened/],
])('%s is described as what it is', (place, words) => {
  expect(descriptionOf(place)).toMatch(words);
});

it('an answer is described as what was asked for', () => {
  const { paths } = apiDocument();
  expect(paths?.['/users/{id}']?.get?.responses?.['200']?.description).toContain('user');
  expect(paths?.['/invitations/{id}']?.get?.responses?.['200']?.description).toBe('The current values.');
  expect(paths?.['/webhooks']?.get?.parameters).toContainEqual(
    expect.objectContaining({ name: 'centerId', description: 'Only those of one center.' }),
  );
});
