import { routeOf } from '../../../clinical/route';
import { plainText } from '../../../reading/plain-text';
import fatalRoutesFile from '../../../reference/fatal-routes.json' with { type: 'json' };
import { rowsOf } from '../../../reference/rows';
import type { Source } from '../../../reference/source';
import type { RuleFinding, Severity } from '../../findings/finding';
import { nameValue, optionValue } from '../../findings/values';
import { rule } from '../../rule';
import type { Subject } from '../../subject/subject';
import { type KnownLine, knownLines } from '../../subject/subject-doses';

/** Kinds of harm, each with a sentence. */
const HARMS = ['vinca', 'infection', 'spine', 'necrosis', 'otherForm', 'depot', 'implant', 'oral', 'injected'] as const;

/** Routes by which drugs harm or kill. */
interface FatalRoute {
  drugSlugs: readonly string[];
  routes: readonly string[];
  /** Words of which the catalogue's name has one, where the same principle is another drug in another form. */
  named?: readonly string[];
  harm: (typeof HARMS)[number];
  severity: Severity;
  source: Source;
}

const ROWS = rowsOf<FatalRoute>(fatalRoutesFile, 'fatal-route');

/** Returns the row by which a line's drug must not be given by its route; null where there is none. */
export function fatalRouteOf({ substance, administration, drugName }: KnownLine): FatalRoute | null {
  const route = routeOf(administration);
  const words = plainText(drugName ?? '').split(/[^a-z]+/);
  return (
    ROWS.find(
      ({ drugSlugs, routes, named }) =>
        drugSlugs.includes(substance.slug) &&
        routes.some((each) => each === route) &&
        (!named || named.some((word) => words.includes(word))),
    ) ?? null
  );
}

/**
 * Finds a route by which the line's drug harms or kills. A row that rests on knowledge alone is a warning.
 * Source: the rows of `fatal-routes.json`.
 */
function look({ chemotherapy }: Subject): readonly RuleFinding[] {
  if (!chemotherapy) return [];
  return knownLines(chemotherapy).flatMap((line) => {
    const { index, substance, administration } = line;
    const row = fatalRouteOf(line);
    if (!row || !administration) return [];
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
  version: 3,
  variants: HARMS,
  severity: 'serious',
  thresholds: {},
  table: ROWS,
  look,
});
