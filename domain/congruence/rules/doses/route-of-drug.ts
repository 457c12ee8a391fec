import { ROUTES_OF_INJECTIONS, routeOf } from '../../../clinical/route';
import { labelOf, nameValue, optionValue } from '../../findings/values';
import { rule } from '../../rule';
import type { Subject } from '../../subject/subject';
import { knownLines } from '../../subject/subject-doses';
import { knownOrders } from './known-orders';

/** Further routes in labels and guidelines beside the usual one; a route that any of them allows passes. */
const ALSO_BY: Readonly<Record<string, readonly string[]>> = {
  atezolizumab: ['SUBCUTANEOUS'],
  azacitidina: ['INTRAVENOUS', 'ORAL'],
  bleomicina: ['INTRAMUSCULAR', 'SUBCUTANEOUS'],
  'carmustina-implante': ['INTRAVENOUS'],
  ciclofosfamida: ['ORAL'],
  'darbepoetina-alfa': ['INTRAVENOUS'],
  decitabina: ['ORAL'],
  dexametasona: ['ORAL', 'INTRAMUSCULAR', 'SUBCUTANEOUS'],
  dexclorfeniramina: ['ORAL', 'INTRAMUSCULAR', 'SUBCUTANEOUS'],
  doxorubicina: ['INTRAVESICAL'],
  epirubicina: ['INTRAVESICAL'],
  etoposido: ['ORAL'],
  filgrastim: ['INTRAVENOUS'],
  fluorouracilo: ['TOPIC'],
  'folinato-calcico': ['ORAL', 'INTRAMUSCULAR'],
  gemcitabina: ['INTRAVESICAL'],
  leuprorelina: ['SUBCUTANEOUS'],
  metotrexato: ['ORAL', 'INTRAMUSCULAR', 'SUBCUTANEOUS'],
  mitomicina: ['INTRAVENOUS'],
  'netupitant-palonosetron': ['INTRAVENOUS'],
  nivolumab: ['SUBCUTANEOUS'],
  ondansetron: ['ORAL', 'INTRAMUSCULAR'],
  palonosetron: ['ORAL'],
  pembrolizumab: ['SUBCUTANEOUS'],
  rituximab: ['SUBCUTANEOUS'],
  temozolomida: ['INTRAVENOUS'],
  topotecan: ['ORAL'],
  trastuzumab: ['SUBCUTANEOUS'],
  vinorelbina: ['ORAL'],
};

/** Labels of this class allow the intravenous route alone and warn that any other one may kill. */
const GRAVE_BY_ANY = 'vinca-alkaloid';
/** Labels of this class forbid muscle and skin, where the drug destroys the tissue. */
const GRAVE_AS_INJECTION = 'anthracycline';

/**
 * Compares a line's route with the drug's label, published regimens and the library. Source: the label, section 4.2.
 */
function look(subject: Subject) {
  if (!subject.chemotherapy) return [];
  return knownLines(subject.chemotherapy).flatMap(({ index, substance, administration }) => {
    if (!administration) return [];
    const { slug, name } = substance;
    const routes = new Set([...knownOrders(slug, substance, subject).routes, ...(ALSO_BY[slug] ?? [])].map(routeOf));
    if (routes.has(routeOf(administration))) return [];
    const [expected] = routes;
    const isGrave =
      substance.class === GRAVE_BY_ANY ||
      (substance.class === GRAVE_AS_INJECTION && ROUTES_OF_INJECTIONS.includes(administration));
    const path = `treatment.chemotherapy.drugs.${index}`;
    return [
      {
        variant: 'other',
        ...(isGrave ? {} : { atMost: 'warning' as const }),
        values: {
          drug: nameValue(name),
          given: optionValue('administration', administration),
          expected: optionValue('administration', expected ?? substance.administration),
        },
        fields: [`${path}.administration`, `${path}.drugId`] as const,
        sources: [labelOf(name, '4.2')] as const,
      },
    ];
  });
}

export const routeOfDrug = rule({
  id: 'RUT-01',
  version: 2,
  variants: ['other'],
  severity: 'serious',
  thresholds: {},
  table: ALSO_BY,
  look,
});
