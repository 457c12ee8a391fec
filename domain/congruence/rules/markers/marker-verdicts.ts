import type { Subject, SubjectLine } from '../../subject/subject';
import { isPrinciple } from '../../subject/substances';
import { type GivenWith, MARKER_ROWS, type MarkerRow, type MarkerState, stateOf } from './marker-rows';
import { isOfLine } from './treatment-line';

/** What a row says of a request. */
export interface MarkerVerdict {
  row: MarkerRow;
  state: MarkerState;
  /** The lines with its drugs. */
  lines: readonly SubjectLine[];
  /** The request states no intention, so the row may be one for another line of treatment. */
  isLineUnknown: boolean;
}

const AGAINST_TUMOUR: ReadonlySet<string> = new Set(['chemotherapy', 'targeted', 'immunotherapy', 'hormonal']);

const marker = ({ protocol }: Subject, name: string) => protocol.markers[name];

function hasDrug(subject: Subject, ...slugs: string[]): boolean {
  return (subject.chemotherapy?.lines ?? []).some(({ substance }) => substance && slugs.includes(substance.slug));
}

/** Where the label's sentence does not hold, or the row is about another disease. */
const NOT_MEANT: Readonly<Record<string, (subject: Subject) => boolean>> = {
  // The sentence on EGFR and ALK is not that of carboplatin and a taxane in squamous histology.
  'driver-pembrolizumab-first': (subject) =>
    marker(subject, 'tipo') === 'escamoso' && hasDrug(subject, 'paclitaxel', 'paclitaxel-albumina'),
  // With bevacizumab, alterations are admitted after their targeted treatment.
  'driver-atezolizumab': (subject) => hasDrug(subject, 'bevacizumab'),
  // HER2-positive: the label asks for trastuzumab beside it, which is there.
  'gastric-pembrolizumab': (subject) => hasDrug(subject, 'trastuzumab'),
};

/** Small cell cancer of the lung has none of these rows. */
function isMeant(row: MarkerRow, subject: Subject): boolean {
  const isSmallCell = row.tumourType === 'pulmon' && marker(subject, 'tipo') === 'microcitico';
  return !isSmallCell && !NOT_MEANT[row.slug]?.(subject);
}

function isOfRow({ drugSlugs, principles }: MarkerRow, { substance, activePrinciple }: SubjectLine): boolean {
  if (substance && drugSlugs.includes(substance.slug)) return true;
  return principles.some((principle) => isPrinciple(activePrinciple, principle));
}

function isGivenSo({ mode, allOf, principles }: GivenWith, own: readonly SubjectLine[], all: readonly SubjectLine[]) {
  const has = (slugs: readonly string[]) => all.some(({ substance }) => substance && slugs.includes(substance.slug));
  if (mode === 'without') return !allOf.some(has);
  if (mode === 'with') {
    const withAll = allOf.length > 0 && allOf.every(has);
    return withAll || all.some((line) => principles.some((each) => isPrinciple(line.activePrinciple, each)));
  }
  // A drug that is not known may be one against the tumour.
  return all.every((line) => own.includes(line) || (line.substance && !AGAINST_TUMOUR.has(line.substance.group)));
}

/** What rows say of a request; those that say nothing of it are left out. */
export function verdictsOf(rows: readonly MarkerRow[], subject: Subject): readonly MarkerVerdict[] {
  const all = subject.chemotherapy?.lines ?? [];
  return rows.flatMap((row): MarkerVerdict[] => {
    const lines = all.filter((line) => isOfRow(row, line));
    if (lines.length === 0 || subject.protocol.type !== row.tumourType || !isMeant(row, subject)) return [];
    const isOfIt = isOfLine(row.line, subject);
    if (isOfIt === false || (row.givenWith && !isGivenSo(row.givenWith, lines, all))) return [];
    const state = stateOf(row, subject.protocol.markers);
    return state ? [{ row, state, lines, isLineUnknown: isOfIt === null }] : [];
  });
}

const TARGET_ROWS: readonly MarkerRow[] = [...MARKER_ROWS.values()].filter(({ states }) => states.length > 0);

/** Whether a targeted drug of the request has the marker that its label asks for. */
export function isSupportedByMarkers(subject: Subject): boolean {
  return verdictsOf(TARGET_ROWS, subject).some(
    ({ state, lines }) =>
      state.outcome === 'supports' && lines.some(({ substance }) => !substance || substance.group === 'targeted'),
  );
}
