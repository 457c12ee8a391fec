import { expect, test } from 'vitest';
import { chemotherapy, drugIdOf, findingsOf, line, REFERENCE_DRUGS } from '../rule-cases.test-support';
import { fatalRoute } from './fatal-route';

/** Sentence and severity that are found for a drug by a route; null where nothing is. */
function found(slug: string, route: string): string | null {
  const findings = findingsOf(fatalRoute, chemotherapy({ drugs: [line(drugIdOf(slug), 1, 'MG', route)] }), {
    drugs: REFERENCE_DRUGS,
  });
  return findings.map(({ variant, severity }) => `${variant}: ${severity}`)[0] ?? null;
}

test.each([
  ['vincristina', 'SUBCUTANEOUS', 'vinca: serious'],
  ['vincristina', 'INTRAVESICAL', 'vinca: serious'],
  ['vinorelbina', 'INTRAMUSCULAR', 'vinca: serious'],
  ['bcg-intravesical', 'INTRAVENOUS', 'infection: serious'],
  ['bcg-intravesical', 'ENDOVENOUS', 'infection: serious'],
  ['bcg-intravesical', 'INTRAMUSCULAR', 'infection: warning'],
  ['doxorubicina', 'INTRAMUSCULAR', 'necrosis: serious'],
  ['epirubicina', 'SUBCUTANEOUS', 'necrosis: serious'],
  ['trabectedina', 'SUBCUTANEOUS', 'necrosis: warning'],
  ['leuprorelina', 'INTRAVENOUS', 'depot: serious'],
  ['fulvestrant', 'INTRAVENOUS', 'depot: warning'],
  ['trastuzumab-subcutaneo', 'INTRAVENOUS', 'otherForm: warning'],
  ['capecitabina', 'INTRAVENOUS', 'oral: warning'],
  ['paclitaxel', 'ORAL', 'injected: warning'],
])('%s by %s: %s', (slug, route, expected) => {
  expect(found(slug, route)).toBe(expected);
});

test.each([
  ['vincristina', 'INTRAVENOUS'],
  ['vincristina', 'ENDOVENOUS'],
  ['vinorelbina', 'ORAL'],
  ['bcg-intravesical', 'INTRAVESICAL'],
  ['doxorubicina', 'INTRAVESICAL'],
  ['leuprorelina', 'SUBCUTANEOUS'],
  ['bleomicina', 'INTRAMUSCULAR'],
  ['trastuzumab', 'SUBCUTANEOUS'],
  ['temozolomida', 'INTRAVENOUS'],
  ['metotrexato', 'ORAL'],
])('%s by %s is none', (slug, route) => {
  expect(found(slug, route)).toBeNull();
});
