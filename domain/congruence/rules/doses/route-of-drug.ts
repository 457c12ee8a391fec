import { routeOf } from '../../../clinical/route';
import { type Basis, checked, notChecked } from '../../basis';
import { labelOf, nameValue, optionValue } from '../../findings/values';
import { rule } from '../../rule';
import type { Subject } from '../../subject/subject';
import { type KnownLine, knownLines } from '../../subject/subject-doses';
import { fatalRouteOf } from './fatal-route';
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
  goserelina: ['SURGICALIMPLANT'],
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

/**
 * Compares a line's route with the drug's label, published regimens and the library. A route that harms is the finding
 * of RUT-03. Source: the label, section 4.2.
 */
function look(subject: Subject) {
  if (!subject.chemotherapy) return [];
  return knownLines(subject.chemotherapy).flatMap((line) => {
    const { index, substance, administration } = line;
    const { data: routes } = knownRoutesOf(subject, line);
    if (!routes || !administration || fatalRouteOf(line)) return [];
    const { name } = substance;
    if (routes.has(routeOf(administration))) return [];
    const [expected] = routes;
    const path = `treatment.chemotherapy.drugs.${index}`;
    return [
      {
        variant: 'other',
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

/** Returns the routes of a drug that a line's is held against. */
export function knownRoutesOf(
  subject: Subject,
  { substance, administration }: KnownLine,
): Basis<ReadonlySet<string | null>> {
  if (administration === null) return notChecked('noRoute');
  const { slug } = substance;
  return checked(new Set([...knownOrders(slug, substance, subject).routes, ...(ALSO_BY[slug] ?? [])].map(routeOf)));
}

export const routeOfDrug = rule({
  id: 'RUT-01',
  version: 5,
  variants: ['other'],
  severity: 'warning',
  thresholds: {},
  table: ALSO_BY,
  look,
});
