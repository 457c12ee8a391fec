import { routeOf } from '../../../clinical/route';
import fatalRoutesFile from '../../../reference/fatal-routes.json' with { type: 'json' };
import { rowsOf } from '../../../reference/rows';
import type { Source } from '../../../reference/source';
import type { RuleFinding, Severity } from '../../findings/finding';
import { nameValue, optionValue } from '../../findings/values';
import { rule } from '../../rule';
import type { Subject } from '../../subject/subject';
import { knownLines } from '../../subject/subject-doses';
import type { Substance } from '../../subject/substances';

/** Kinds of harm, each with a sentence. */
const HARMS = ['vinca', 'infection', 'spine', 'necrosis', 'otherForm', 'depot', 'oral', 'injected'] as const;

/** Routes by which drugs harm or kill. */
interface FatalRoute {
  drugSlugs: readonly string[];
  routes: readonly string[];
  harm: (typeof HARMS)[number];
  severity: Severity;
  source: Source;
}

const ROWS = rowsOf<FatalRoute>(fatalRoutesFile, 'fatal-route');

/** Returns the row by which a drug must not be given by a route; null where there is none. */
export function fatalRouteOf({ slug }: Substance, administration: string): FatalRoute | null {
  const route = routeOf(administration);
  return (
    ROWS.find(({ drugSlugs, routes }) => drugSlugs.includes(slug) && routes.some((each) => each === route)) ?? null
  );
}

/**
 * Finds a route by which the line's drug harms or kills. A row that rests on knowledge alone is a warning.
 * Source: the rows of `fatal-routes.json`.
 */
function look({ chemotherapy }: Subject): readonly RuleFinding[] {
  if (!chemotherapy) return [];
  return knownLines(chemotherapy).flatMap(({ index, substance, administration }) => {
    const row = administration && fatalRouteOf(substance, administration);
    if (!row) return [];
    const path = `treatment.chemotherapy.drugs.${index}`;
    return [
      {
        variant: row.harm,
        atMost: row.severity,
        values: { drug: nameValue(substance.name), given: optionValue('administration', administration) },
        fields: [`${path}.administration`, `${path}.drugId`] as const,
        sources: [row.source] as const,
      },
    ];
  });
}

export const fatalRoute = rule({
  id: 'RUT-03',
  version: 1,
  variants: HARMS,
  severity: 'serious',
  thresholds: {},
  table: ROWS,
  look,
});
