import type { Option } from '../../../catalogue/options';
import type { TumourType } from '../../../catalogue/tumour-types';
import { referenceRow, rowsOf } from '../../../reference/rows';
import type { Source } from '../../../reference/source';
import stageGroupsFile from '../../../reference/stage-groups.json' with { type: 'json' };
import type { FindingValue, RuleFinding } from '../../findings/finding';
import { eachSourceOnce } from '../../findings/values';
import { rule } from '../../rule';
import type { Subject } from '../../subject/subject';

interface StageGroup {
  tumourType: TumourType;
  edition: string;
  t: readonly string[];
  n: readonly string[];
  m: readonly string[];
  /** Options of the form that some refinement of the categories allows. */
  stages: readonly string[];
  source: Source;
}

const GROUPS = rowsOf<StageGroup>(stageGroupsFile, 'group');

/** Tumours in which no grouping gives stage IV without metastases, whatever T and N are. */
const IV_NEEDS_M1 = referenceRow<Pick<StageGroup, 'source'> & { tumourTypes: readonly TumourType[] }>(
  stageGroupsFile,
  'iv-needs-m1-elsewhere',
);

/** The stage at diagnosis is kept when the disease recurs, while M is the current one. */
const { source: STAGE_AT_DIAGNOSIS } = referenceRow(stageGroupsFile, 'stage-at-diagnosis');

/**
 * The rows of breast give the anatomic stage, from which the prognostic stage may differ: another stage is at most a
 * note, unless one of them is IV, which M alone decides in both.
 */
const ANATOMIC_ONLY: ReadonlySet<TumourType> = new Set(['mama']);

/** An unknown category matches any. */
function matches(categories: readonly string[], category: string, unknown: string): boolean {
  return category === unknown || categories.includes(category);
}

/** Occult carcinoma of the lung, a group that the form cannot express. */
function isOccult(type: TumourType, t: string, n: string, m: string): boolean {
  return type === 'pulmon' && t === 'Tx' && n === 'N0' && m === 'M0';
}

/** Roman number of a stage, without its letter. */
function stageNumber(stage: string): string {
  return stage.replace(/[AB]$/, '');
}

function stageOptions(stages: Iterable<string>): FindingValue {
  const values = [...stages].map(
    (stage) => ({ kind: 'option', set: 'stage', option: stage as Option<'stage'> }) as const,
  );
  return { kind: 'choices', values };
}

/**
 * Compares T, N and M with the stage. A finding needs rows of the tumour's groupings that match the categories while
 * none of them, over all editions and bases, allows the stage. The form has neither edition nor letters of T and N, so
 * a stage that any of them allows passes. A difference of the letter alone is a note, and so is M1 with an earlier
 * stage after previous treatments, where the stage may be that of the diagnosis. Where no row matches, and for an
 * occult carcinoma, only stage IV without M1 is found, in tumours where IV needs M1.
 * Source: AJCC 8 and the other editions of `stage-groups.json`.
 */
function look({ protocol: { type, t, n, m, stage }, previousTreatments }: Subject): readonly RuleFinding[] {
  if (!type || !t || !n || !m || !stage) return [];
  const values: Record<string, FindingValue> = {
    t: { kind: 'option', set: 't', option: t as Option<'t'> },
    n: { kind: 'option', set: 'n', option: n as Option<'n'> },
    m: { kind: 'option', set: 'm', option: m as Option<'m'> },
    stage: { kind: 'option', set: 'stage', option: stage as Option<'stage'> },
  };
  const fields = ['protocol.stage', 'protocol.t', 'protocol.n', 'protocol.m'] as const;
  const rows = GROUPS.filter(
    (row) => row.tumourType === type && matches(row.t, t, 'Tx') && matches(row.n, n, 'Nx') && matches(row.m, m, 'Mx'),
  );
  const compatible = new Set(rows.flatMap((row) => row.stages));
  const [first, ...others] = rows;
  if (!first || isOccult(type, t, n, m)) {
    const isIvOfNone = m === 'M0' && stage === 'IV' && IV_NEEDS_M1.tumourTypes.includes(type);
    return isIvOfNone ? [{ variant: 'needsM1', values, fields, sources: [IV_NEEDS_M1.source] }] : [];
  }
  if (compatible.has(stage)) return [];
  const sameNumber = [...compatible].some((each) => stageNumber(each) === stageNumber(stage));
  const isAboutM = compatible.has('IV') || stage === 'IV';
  const mayBeEarlier = m === 'M1' && previousTreatments.length > 0;
  const isNote = sameNumber || mayBeEarlier || (ANATOMIC_ONLY.has(type) && !isAboutM);
  return [
    {
      variant: mayBeEarlier ? 'atDiagnosis' : 'differs',
      ...(isNote ? { atMost: 'note' } : {}),
      values: {
        ...values,
        compatible: stageOptions(compatible),
        editions: { kind: 'name', name: [...new Set(rows.map((row) => row.edition))].join(', ') },
      },
      fields: [...fields, ...(mayBeEarlier ? ['previousTreatments'] : [])],
      sources: eachSourceOnce(first.source, [
        ...others.map((row) => row.source),
        ...(mayBeEarlier ? [STAGE_AT_DIAGNOSIS] : []),
      ]),
    },
  ];
}

export const stageAgainstTnm = rule({
  id: 'STG-01',
  version: 3,
  variants: ['differs', 'atDiagnosis', 'needsM1'],
  severity: 'warning',
  thresholds: {},
  look,
});
