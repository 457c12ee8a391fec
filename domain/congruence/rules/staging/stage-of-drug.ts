import type { TumourType } from '../../../catalogue/tumour-types';
import { isSystemic } from '../../../clinical/route';
import intensityRulesFile from '../../../reference/intensity-rules.json' with { type: 'json' };
import { rowsOf } from '../../../reference/rows';
import type { Source } from '../../../reference/source';
import type { RuleFinding } from '../../findings/finding';
import { choicesValue, nameValue, optionValue } from '../../findings/values';
import { rule } from '../../rule';
import { hasHad } from '../../subject/history';
import type { Subject } from '../../subject/subject';
import { drugField, knownLines } from '../../subject/subject-doses';

interface DrugStage {
  slug: string;
  drugSlugs: readonly string[];
  tumourTypes: readonly TumourType[];
  intentions: readonly string[];
  stages: readonly string[];
  /** Stages at which the intention cannot be meant, so that they are a warning. */
  warnsAt?: readonly string[];
  source: Source;
}

const EXTENTS = ['t', 'n', 'stage'] as const;

/** Extents of a tumour in which a drug, or a group of drugs, is not given. */
interface DrugExtent {
  drugSlugs?: readonly string[];
  groups?: readonly string[];
  tumourTypes: readonly TumourType[];
  /** Empty for any. */
  intentions: readonly string[];
  excludes: Partial<Record<(typeof EXTENTS)[number], readonly string[]>>;
  /** Earlier treatments after which the extent may be another one. */
  unlessAfter?: readonly string[];
  source: Source;
}

const ROWS = rowsOf<DrugStage>(intensityRulesFile, 'drug-stage');
const EXTENT_ROWS = rowsOf<DrugExtent>(intensityRulesFile, 'drug-extent');

/** Perioperative durvalumab is another indication than durvalumab after chemoradiation. */
function isAnotherUse({ slug }: DrugStage, subject: Subject): boolean {
  if (slug !== 'stage-durvalumab-consolidation') return false;
  const hasPlatinum = (subject.chemotherapy?.lines ?? []).some(
    ({ substance }) => substance?.slug === 'cisplatino' || substance?.slug === 'carboplatino',
  );
  return hasPlatinum || hasHad(subject, 'cirugia');
}

/**
 * Finds a stage that is none of those that the drug's label or trial names for this intention, and an extent in which
 * the drug is not given. Source: the rows `drug-stage` and `drug-extent` of `intensity-rules.json`.
 */
function look(subject: Subject): readonly RuleFinding[] {
  return [...otherStages(subject), ...excludedExtents(subject)];
}

function otherStages(subject: Subject): readonly RuleFinding[] {
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
        atMost: row.warnsAt?.includes(stage) ? 'warning' : 'note',
        values: {
          drug: nameValue(line.drugName ?? ''),
          intention: optionValue('intention', intention),
          stage: optionValue('stage', stage),
          expected: choicesValue(row.stages.map((each) => optionValue('stage', each))),
        },
        fields: ['protocol.stage', drugField(line), 'treatment.chemotherapy.intention'],
        sources: [row.source],
      },
    ];
  });
}

function excludedExtents(subject: Subject): readonly RuleFinding[] {
  const { protocol, chemotherapy } = subject;
  const intention = chemotherapy?.intention ?? null;
  if (!chemotherapy || !protocol.type || !intention) return [];
  return EXTENT_ROWS.flatMap((row): RuleFinding[] => {
    if (!protocol.type || !row.tumourTypes.includes(protocol.type) || hasHad(subject, ...(row.unlessAfter ?? [])))
      return [];
    if (row.intentions.length > 0 && !row.intentions.includes(intention)) return [];
    const line = knownLines(chemotherapy).find(
      ({ substance, administration }) =>
        row.drugSlugs?.includes(substance.slug) ||
        (row.groups?.includes(substance.group) && isSystemic(administration)),
    );
    const excluded = EXTENTS.find((extent) => row.excludes[extent]?.includes(protocol[extent] ?? ''));
    if (!line || !excluded) return [];
    return [
      {
        variant: row.groups ? 'inSitu' : 'excluded',
        values: {
          drug: nameValue(line.substance.name),
          intention: optionValue('intention', intention),
          given: optionValue(excluded, protocol[excluded] ?? ''),
        },
        fields: [`protocol.${excluded}`, drugField(line), 'treatment.chemotherapy.intention'],
        sources: [row.source],
      },
    ];
  });
}

export const stageOfDrug = rule({
  id: 'STG-03',
  version: 5,
  variants: ['other', 'excluded', 'inSitu'],
  severity: 'warning',
  thresholds: {},
  table: [...ROWS, ...EXTENT_ROWS],
  look,
});
