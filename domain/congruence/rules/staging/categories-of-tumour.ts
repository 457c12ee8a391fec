import type { TumourType } from '../../../catalogue/tumour-types';
import { rowsOf } from '../../../reference/rows';
import type { Source } from '../../../reference/source';
import stageGroupsFile from '../../../reference/stage-groups.json' with { type: 'json' };
import type { RuleFinding } from '../../findings/finding';
import { optionValue } from '../../findings/values';
import { rule } from '../../rule';
import type { Subject } from '../../subject/subject';

const CATEGORIES = ['t', 'n', 'm'] as const;

type Row = Record<(typeof CATEGORIES)[number], readonly string[]> & { tumourType: TumourType; source: Source };

const ROWS: ReadonlyMap<TumourType, Row> = new Map(
  rowsOf<Row>(stageGroupsFile, 'categories').map((row) => [row.tumourType, row]),
);

/**
 * Finds a category of T, N or M that the classification of the tumour does not have, such as N3 for the colon. A tumour
 * without a classification is not judged. Source: the rows `categories` of `stage-groups.json`.
 */
function look({ protocol }: Subject): readonly RuleFinding[] {
  const row = protocol.type && ROWS.get(protocol.type);
  if (!protocol.type || !row) return [];
  const tumour = optionValue('tumourType', protocol.type);
  return CATEGORIES.flatMap((category): RuleFinding[] => {
    const given = protocol[category];
    if (given === null || row[category].includes(given)) return [];
    return [
      {
        variant: 'unknown',
        values: { given: optionValue(category, given), tumour },
        fields: [`protocol.${category}`, 'protocol.type'],
        sources: [row.source],
      },
    ];
  });
}

export const categoriesOfTumour = rule({
  id: 'STG-02',
  version: 1,
  variants: ['unknown'],
  severity: 'warning',
  thresholds: {},
  look,
});
