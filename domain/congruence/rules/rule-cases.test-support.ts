import english from '@aval/i18n/en/demands/congruence';
import spanish from '@aval/i18n/es/demands/congruence';
import { expect } from 'vitest';
import drugsFile from '../../reference/drugs.json' with { type: 'json' };
import { analysed, NO_FACTS } from '../analysed.test-support';
import type { Finding } from '../findings/finding';
import type { Rule } from '../rule';
import type { Facts } from '../subject/read-subject';

const NAMES: Readonly<Record<number, readonly [name: string, activePrinciple: string]>> = {
  1: ['Gemcitabina', 'Gemcitabina hidrocloruro'],
  2: ['Carboplatino', 'Carboplatino'],
  3: ['Vincristina', 'Vincristina sulfato'],
  4: ['Paclitaxel', 'Paclitaxel'],
  5: ['Paclitaxel unido a albúmina', 'Paclitaxel'],
  6: ['Doxorubicina', 'Doxorubicina hidrocloruro'],
  7: ['Ciclofosfamida', 'Ciclofosfamida'],
  8: ['Fluorouracilo', 'Fluorouracilo'],
  9: ['Metotrexato', 'Metotrexato sodio'],
  10: ['Ondansetrón', 'Ondansetrón hidrocloruro'],
  11: ['Epirubicina', 'Epirubicina hidrocloruro'],
  12: ['Palbociclib', 'Palbociclib'],
  13: ['Trastuzumab emtansina', 'Trastuzumab emtansina'],
  14: ['Pemetrexed', 'Pemetrexed disodio'],
  15: ['Capecitabina', 'Capecitabina'],
  16: ['Cisplatino', 'Cisplatino'],
  17: ['Oxaliplatino', 'Oxaliplatino'],
  18: ['Bleomicina', 'Bleomicina sulfato'],
  19: ['Panitumumab', 'Panitumumab'],
  20: ['Doxorubicina liposomal pegilada', 'Doxorubicina hidrocloruro'],
  21: ['Daunorubicina', 'Daunorubicina hidrocloruro'],
  22: ['Rituximab', 'Rituximab'],
  23: ['Un fármaco nuevo', 'Un principio nuevo'],
  24: ['Folinato cálcico', 'Folinato calcio'],
  25: ['Trastuzumab', 'Trastuzumab'],
  26: ['Pertuzumab', 'Pertuzumab'],
  27: ['Venetoclax', 'Venetoclax'],
  28: ['Cetuximab', 'Cetuximab'],
  29: ['Pertuzumab/trastuzumab subcutáneo', 'Pertuzumab, trastuzumab'],
  30: ['Netupitant/palonosetrón', 'Netupitant, palonosetrón hidrocloruro'],
  31: ['Palonosetrón', 'Palonosetrón hidrocloruro'],
  32: ['Vinorelbina', 'Vinorelbina tartrato'],
};

/** Catalogue drugs by the ids that these cases use; without ATC codes they are recognised by name. */
export const DRUGS = new Map(
  Object.entries(NAMES).map(([id, [name, activePrinciple]]) => [Number(id), { name, activePrinciple, atcCode: null }]),
);

/** Drugs of the reference data by the ids that `drugIdOf` gives. */
export const REFERENCE_DRUGS = new Map(drugsFile.map((drug, index) => [index + 1, drug]));

/** Returns the id of a drug of the reference data, which must have it. */
export function drugIdOf(slug: string): number {
  const id = drugsFile.findIndex((drug) => drug.slug === slug) + 1;
  expect(id, slug).toBeGreaterThan(0);
  return id;
}

export const FACTS: Facts = {
  ...NO_FACTS,
  patient: { birthday: '1966-11-25', gender: 'female' },
  drugs: DRUGS,
};

/** Returns the findings of one rule with default settings, and checks that each has words for its values. */
export function findingsOf(rule: Rule, content: unknown, facts: Partial<Facts> = {}): readonly Finding[] {
  const { findings, failed } = analysed(content, { ...FACTS, ...facts }, { rules: [rule] });
  expect(failed).toEqual([]);
  for (const finding of findings) for (const words of [spanish, english]) expectValuesFor(finding, words);
  return findings;
}

/** Fails when a sentence has a placeholder without a value, which readers would see verbatim. */
function expectValuesFor({ rule, variant, values }: Finding, words: { rule: object }): void {
  const ofRule = Object.entries(words.rule).find(([id]) => id === rule)?.[1] as Record<string, object> | undefined;
  const text = JSON.stringify(ofRule?.[variant] ?? {});
  const holes = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);
  expect(text, `${rule}.${variant}`).not.toBe('{}');
  expect(Object.keys(values)).toEqual(expect.arrayContaining(holes));
}

/** Returns variant and severity of the only finding; null without one. */
export function verdictOf(rule: Rule, content: unknown, facts: Partial<Facts> = {}): string | null {
  const findings = findingsOf(rule, content, facts);
  expect(findings.length).toBeLessThanOrEqual(1);
  return findings.map(({ variant, severity }) => `${variant}: ${severity}`)[0] ?? null;
}

/** Content with a chemotherapy; 180 cm and 80 kg are exactly 2 m². */
export function chemotherapy(given: object, protocol: object = {}): object {
  return { protocol, treatment: { chemotherapy: { heightCm: 180, weightKg: 80, ...given } } };
}

export function line(
  drugId: number,
  dose: number | null,
  doseType = 'MGM2',
  administration = 'INTRAVENOUS',
  sessions = [1],
) {
  return { drugId, dose, doseType, administration, sessions };
}
