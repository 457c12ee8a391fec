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
  ['doxorubicina', 'INTRATHECAL', 'spine: serious'],
  ['epirubicina', 'INTRATHECAL', 'spine: warning'],
  ['trabectedina', 'SUBCUTANEOUS', 'necrosis: serious'],
  ['docetaxel', 'SUBCUTANEOUS', 'necrosis: warning'],
  ['leuprorelina', 'INTRAVENOUS', 'depot: serious'],
  ['fulvestrant', 'INTRAVENOUS', 'depot: serious'],
  ['octreotida', 'INTRAVENOUS', 'depot: serious'],
  ['degarelix', 'INTRAVENOUS', 'depot: warning'],
  ['carmustina-implante', 'INTRAVENOUS', 'implant: serious'],
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
  ['carmustina-implante', 'SURGICALIMPLANT'],
  ['octreotida', 'INTRAMUSCULAR'],
  ['bleomicina', 'INTRAMUSCULAR'],
  ['trastuzumab', 'SUBCUTANEOUS'],
  ['temozolomida', 'INTRAVENOUS'],
  ['metotrexato', 'ORAL'],
])('%s by %s is none', (slug, route) => {
  expect(found(slug, route)).toBeNull();
});

test.each([
  ['Carmustina Sun 100 mg', 'L01AD01', null],
  ['Gliadel 7,7 mg', 'L01AD01', 'implant'],
  ['Octreotida Sun 100 microgramos', 'H01CB02', null],
  ['Sandostatin LAR 30 mg', 'H01CB02', 'depot'],
])('%s by vein: %s', (name, atcCode, expected) => {
  const drugs = new Map([[1, { name, activePrinciple: 'Principio', atcCode }]]);
  const [finding] = findingsOf(fatalRoute, chemotherapy({ drugs: [line(1, 1, 'MG')] }), { drugs });
  expect(finding?.variant ?? null).toBe(expected);
});
