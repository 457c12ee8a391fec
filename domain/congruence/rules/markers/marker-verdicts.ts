import { hasHad } from '../../subject/history';
import type { Subject, SubjectLine } from '../../subject/subject';
import { isPrinciple } from '../../subject/substances';
import { type GivenWith, MARKER_ROWS, type MarkerRow, type MarkerState, stateOf } from './marker-rows';
import { isOfLine } from './treatment-line';

/** Verdict of a row about a request. */
export interface MarkerVerdict {
  row: MarkerRow;
  state: MarkerState;
  /** Lines with drugs of the row. */
  lines: readonly SubjectLine[];
  /** Whether the request states no intention, so that the row may belong to another line of treatment. */
  isLineUnknown: boolean;
}

const AGAINST_TUMOUR: ReadonlySet<string> = new Set(['chemotherapy', 'targeted', 'immunotherapy', 'hormonal']);

const marker = ({ protocol }: Subject, name: string) => protocol.markers[name];

function hasDrug(subject: Subject, ...slugs: string[]): boolean {
  return (subject.chemotherapy?.lines ?? []).some(({ substance }) => substance && slugs.includes(substance.slug));
}

const NTRK = ['ntrk1', 'ntrk2', 'ntrk3'];

/** Cases that a row does not cover: the label's sentence does not apply, or the disease is another one. */
const NOT_MEANT: Readonly<Record<string, (subject: Subject) => boolean>> = {
  // The sentence on EGFR and ALK does not apply with carboplatin and a taxane in squamous histology.
  'driver-pembrolizumab-first': (subject) =>
    marker(subject, 'tipo') === 'escamoso' && hasDrug(subject, 'paclitaxel', 'paclitaxel-albumina'),
  // With bevacizumab, alterations are admitted after their targeted treatment.
  'driver-atezolizumab': (subject) => hasDrug(subject, 'bevacizumab'),
  // In relapse the label asks for no marker.
  'parp-olaparib-ovary': (subject) => hasHad(subject, 'avanzado'),
  'parp-olaparib-bevacizumab-ovary': (subject) => hasHad(subject, 'avanzado'),
  // Either of both targets of entrectinib, and of crizotinib, suffices.
  'ntrk-inhibitors': (subject) => hasDrug(subject, 'entrectinib') && marker(subject, 'rosI') === 'positivo',
  'ros1-inhibitors': (subject) =>
    (hasDrug(subject, 'entrectinib') && NTRK.some((name) => marker(subject, name) === 'positivo')) ||
    (hasDrug(subject, 'crizotinib') && marker(subject, 'alk') === 'positivo'),
  // HER2-positive: the label requires trastuzumab beside it, which the request has.
  'gastric-pembrolizumab': (subject) => hasDrug(subject, 'trastuzumab'),
};

/** No row of the lung applies to small cell cancer. */
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
  // An unknown drug may be an antitumour drug.
  return all.every((line) => own.includes(line) || (line.substance && !AGAINST_TUMOUR.has(line.substance.group)));
}

/** Judges a request by the rows; rows that do not apply to it are left out. */
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

/** Whether a targeted drug of the request has the marker that its label requires. */
export function isSupportedByMarkers(subject: Subject): boolean {
  return verdictsOf(TARGET_ROWS, subject).some(
    ({ state, lines }) =>
      state.outcome === 'supports' && lines.some(({ substance }) => !substance || substance.group === 'targeted'),
  );
}
