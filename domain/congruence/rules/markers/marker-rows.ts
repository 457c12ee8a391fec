import { MARKERS } from '../../../catalogue/markers';
import type { Option } from '../../../catalogue/options';
import type { TumourType } from '../../../catalogue/tumour-types';
import markerRulesFile from '../../../reference/marker-rules.json' with { type: 'json' };
import { rowsOf } from '../../../reference/rows';
import type { Source } from '../../../reference/source';
import type { MarkerResult } from '../../findings/finding';
import type { TreatmentLine } from './treatment-line';

export type Outcome = 'supports' | 'contradicts' | 'requiresTest' | 'question' | 'neutral';

/** Outcome when each of these markers has one of its values. */
export interface MarkerState {
  when: Readonly<Record<string, readonly string[]>>;
  outcome: Outcome;
}

export interface GivenWith {
  mode: 'alone' | 'with' | 'without';
  /** One drug of each list must be present. */
  allOf: readonly (readonly string[])[];
  /** Or a drug with one of these active principles. */
  principles: readonly string[];
}

/** Drugs judged by the markers of a tumour, with the names and values of the form. */
export interface MarkerRow {
  slug: string;
  drugSlugs: readonly string[];
  /** Active principles of drugs that `drugs.json` lacks. */
  principles: readonly string[];
  tumourType: TumourType;
  line: TreatmentLine;
  givenWith: GivenWith | null;
  /** The first state that matches decides. */
  states: readonly MarkerState[];
  source: Source;
}

interface FileRow extends Omit<MarkerRow, 'principles'> {
  principlesNotInDrugs: readonly string[];
}

/** Value in a state of an optional marker that the request does not state. */
export const UNANSWERED = '';

const VALUES: Readonly<Record<string, string>> = {
  '-': 'negativo',
  '+': 'positivo',
  '++': 'positivo_2',
  '+++': 'positivo_3',
  'no realizado': 'no_realizado',
};

/** Removes the tumour that the file puts before some marker names: `mamaEr`, `Kras`. */
function markerName(field: string): string {
  const own = field.replace(/^(mama|gastrico)/, '');
  return own.slice(0, 1).toLowerCase() + own.slice(1);
}

function formState({ when, outcome }: MarkerState): MarkerState {
  const entries = Object.entries(when).map(([field, values]) => [
    markerName(field),
    values.map((value) => VALUES[value] ?? value),
  ]);
  return { when: Object.fromEntries(entries), outcome };
}

export const MARKER_ROWS: ReadonlyMap<string, MarkerRow> = new Map(
  rowsOf<FileRow>(markerRulesFile, 'rule').map((row) => [
    row.slug,
    { ...row, principles: row.principlesNotInDrugs, states: row.states.map(formState) },
  ]),
);

/** Returns the first state that matches the markers; null where none does, or a marker in question is still unknown. */
export function stateOf(
  { states }: Pick<MarkerRow, 'states'>,
  markers: Readonly<Record<string, string | number | null>>,
): MarkerState | null {
  const fits = ({ when }: MarkerState) =>
    Object.entries(when).every(([name, values]) => values.includes(String(markers[name] ?? UNANSWERED)));
  return states.find(fits) ?? null;
}

/** Returns the form's results of the markers that a state depends on, as far as they were stated. */
export function resultsOf(
  type: TumourType,
  { when }: MarkerState,
  markers: Readonly<Record<string, string | number | null>>,
): MarkerResult[] {
  return Object.keys(when).flatMap((name) => {
    const field = MARKERS[type].find((each) => each.name === name);
    const answer = markers[name] ?? UNANSWERED;
    if (field?.kind !== 'choice' || answer === UNANSWERED) return [];
    return [{ name, set: field.options, option: String(answer) as Option<typeof field.options> }];
  });
}
