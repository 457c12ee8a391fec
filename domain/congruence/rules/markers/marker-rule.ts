import { NOT_DONE } from '../../../catalogue/markers';
import type { FindingValue, RuleFinding, Severity } from '../../findings/finding';
import { eachSourceOnce, nameValue } from '../../findings/values';
import { type Rule, rule } from '../../rule';
import type { RuleId } from '../../rule-ids';
import type { Subject } from '../../subject/subject';
import { drugField } from '../../subject/subject-doses';
import { MARKER_ROWS, type MarkerRow, type MarkerState, resultsOf, UNANSWERED } from './marker-rows';
import { type MarkerVerdict, verdictsOf } from './marker-verdicts';

type Variant = 'contradicts' | 'notDone' | 'unanswered' | 'incomplete' | 'question';

/** Rows that share one sentence. */
export interface MarkerFamily {
  id: RuleId;
  version: number;
  /** Severity of a marker that contradicts the drug. */
  severity: Severity;
  /** Slugs of `marker-rules.json`. */
  rows: readonly string[];
  /** Lowest PD-L1, in percent, that the rows require. */
  leastPercent?: number;
}

/** Variant of a missing test: none was done, an optional result was not stated, or the result does not decide. */
function testVariant({ when }: MarkerState): Variant {
  if (Object.values(when).every((values) => values.includes(UNANSWERED))) return 'unanswered';
  return Object.values(when).every((values) => values.includes(NOT_DONE)) ? 'notDone' : 'incomplete';
}

function variantOf(state: MarkerState): Variant | null {
  if (state.outcome === 'supports' || state.outcome === 'neutral') return null;
  return state.outcome === 'requiresTest' ? testVariant(state) : state.outcome;
}

const rowOf = (slug: string): MarkerRow => {
  const row = MARKER_ROWS.get(slug);
  if (!row) throw new Error(`no row ${slug} of markers`);
  return row;
};

/** EGFR and ALK are often not tested in squamous lung cancer. */
function isSeldomTested({ row }: MarkerVerdict, variant: Variant, { protocol }: Subject): boolean {
  return variant === 'notDone' && row.slug.startsWith('driver-') && protocol.markers['tipo'] === 'escamoso';
}

const ALL_ROWS = [...MARKER_ROWS.values()];

/** With the line of treatment unknown, another row for the same drug and markers may apply. */
function isSupportedElsewhere({ isLineUnknown, lines, state }: MarkerVerdict, subject: Subject): boolean {
  return (
    isLineUnknown &&
    verdictsOf(ALL_ROWS, subject).some(
      (other) =>
        other.state.outcome === 'supports' &&
        Object.keys(other.state.when).join() === Object.keys(state.when).join() &&
        other.lines.some((line) => lines.includes(line)),
    )
  );
}

function finding(
  verdicts: readonly [MarkerVerdict, ...MarkerVerdict[]],
  variant: Variant,
  subject: Subject,
  leastPercent: number | undefined,
): RuleFinding {
  const [first, ...others] = verdicts;
  const markers = resultsOf(first.row.tumourType, first.state, subject.protocol.markers);
  const lines = [...new Set(verdicts.flatMap((verdict) => verdict.lines))];
  const values: Record<string, FindingValue> = {
    drugs: nameValue([...new Set(lines.flatMap(({ drugName }) => drugName ?? []))].join(' + ')),
    markers: { kind: 'markers', markers },
    ...(leastPercent === undefined ? {} : { least: { kind: 'figure', value: leastPercent, unit: '%' } }),
  };
  const isNote = verdicts.every(
    (verdict) => verdict.isLineUnknown || variant === 'question' || isSeldomTested(verdict, variant, subject),
  );
  const [field = 'protocol.markers', ...fields] = [
    ...Object.keys(first.state.when).map((name) => `protocol.markers.${name}`),
    ...lines.map(({ index }) => drugField({ index })),
  ];
  return {
    variant,
    ...(isNote ? { atMost: 'note' as const } : variant === 'contradicts' ? {} : { atMost: 'warning' as const }),
    values,
    fields: [field, ...fields],
    sources: eachSourceOnce(
      first.row.source,
      others.map(({ row }) => row.source),
    ),
  };
}

/**
 * Builds the rule of a family: the verdicts of its rows about the request, with one finding for drugs that share a
 * result. "Not done" differs from "negative": it asks for the test.
 * Source: the rows of the family in `marker-rules.json`.
 */
export function markerRule({ id, version, severity, rows: slugs, leastPercent }: MarkerFamily): Rule {
  const rows = slugs.map(rowOf);
  const variants = new Set(rows.flatMap(({ states }) => states.flatMap((state) => variantOf(state) ?? [])));
  return rule({
    id,
    version,
    variants: [...variants],
    severity,
    thresholds: {},
    table: rows,
    look: (subject) => {
      const groups = new Map<string, { variant: Variant; verdicts: [MarkerVerdict, ...MarkerVerdict[]] }>();
      for (const verdict of verdictsOf(rows, subject)) {
        const variant = variantOf(verdict.state);
        if (!variant || isSupportedElsewhere(verdict, subject)) continue;
        const key = [variant, ...Object.keys(verdict.state.when)].join();
        const group = groups.get(key);
        if (group) group.verdicts.push(verdict);
        else groups.set(key, { variant, verdicts: [verdict] });
      }
      return [...groups.values()].map((group) => finding(group.verdicts, group.variant, subject, leastPercent));
    },
  });
}
