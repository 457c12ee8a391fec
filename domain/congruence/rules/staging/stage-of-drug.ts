import type { TumourType } from '../../../catalogue/tumour-types';
import intensityRulesFile from '../../../reference/intensity-rules.json' with { type: 'json' };
import { rowsOf } from '../../../reference/rows';
import type { Source } from '../../../reference/source';
import type { RuleFinding } from '../../findings/finding';
import { choicesValue, nameValue, optionValue } from '../../findings/values';
import { rule } from '../../rule';
import { hasHad } from '../../subject/history';
import type { Subject } from '../../subject/subject';

interface DrugStage {
  slug: string;
  drugSlugs: readonly string[];
  tumourTypes: readonly TumourType[];
  intentions: readonly string[];
  stages: readonly string[];
  source: Source;
}

const ROWS = rowsOf<DrugStage>(intensityRulesFile, 'drug-stage');

/** Perioperative durvalumab is another indication than durvalumab after chemoradiation. */
function isAnotherUse({ slug }: DrugStage, subject: Subject): boolean {
  if (slug !== 'stage-durvalumab-consolidation') return false;
  const hasPlatinum = (subject.chemotherapy?.lines ?? []).some(
    ({ substance }) => substance?.slug === 'cisplatino' || substance?.slug === 'carboplatino',
  );
  return hasPlatinum || hasHad(subject, 'cirugia');
}

/**
 * Finds a stage that is none of those that the drug's label or trial names for this intention.
 * Source: the rows `drug-stage` of `intensity-rules.json`.
 */
function look(subject: Subject): readonly RuleFinding[] {
  const { type, stage } = subject.protocol;
  const { lines = [], intention = null } = subject.chemotherapy ?? {};
  if (!type || !stage || !intention) return [];
  return ROWS.flatMap((row): RuleFinding[] => {
    const line = lines.find(({ substance }) => substance && row.drugSlugs.includes(substance.slug));
    const isMeant = row.tumourTypes.includes(type) && row.intentions.includes(intention) && !isAnotherUse(row, subject);
    if (!line || !isMeant || row.stages.includes(stage)) return [];
    return [
      {
        variant: 'other',
        values: {
          drug: nameValue(line.drugName ?? ''),
          intention: optionValue('intention', intention),
          stage: optionValue('stage', stage),
          expected: choicesValue(row.stages.map((each) => optionValue('stage', each))),
        },
        fields: [
          'protocol.stage',
          `treatment.chemotherapy.drugs.${line.index}.drugId`,
          'treatment.chemotherapy.intention',
        ],
        sources: [row.source],
      },
    ];
  });
}

export const stageOfDrug = rule({
  id: 'STG-03',
  version: 2,
  variants: ['other'],
  severity: 'note',
  thresholds: {},
  look,
});
