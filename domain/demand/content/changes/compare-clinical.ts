import { MARKERS, type MarkerField, optionSetOf } from '../../../catalogue/markers';
import type { ClinicalProtocol, PreviousTreatment } from '../content';
import { type ComparedField, changedFields, date, isSamePart, isSameValue, number, option, text } from './field-values';
import { pairEntries } from './pair-entries';
import type { ChangedValue, VersionChange } from './version-change';

const PROTOCOL: readonly ComparedField<ClinicalProtocol>[] = (
  [
    ['histologicalDiagnosis', (part) => text(part.histologicalDiagnosis)],
    ['type', (part) => option('tumourType', part.type)],
    ['t', (part) => text(part.t)],
    ['n', (part) => text(part.n)],
    ['m', (part) => text(part.m)],
    ['stage', (part) => option('stage', part.stage)],
    ['ecog', (part) => number(part.ecog)],
    ['geriatricAssessment', (part) => text(part.geriatricAssessment)],
  ] satisfies [keyof ClinicalProtocol, (part: ClinicalProtocol) => ChangedValue | null][]
).map(([name, read]) => ({ name, field: `protocol.${name}`, read }));

/** Compares the diagnosis, and the markers of both tumour types when the type changed. */
export function compareProtocol(before: ClinicalProtocol, after: ClinicalProtocol): VersionChange[] {
  const names = new Set([...MARKERS[after.type], ...MARKERS[before.type]].map(({ name }) => name));
  const markers = [...names].flatMap((name): VersionChange[] => {
    const [was, is] = [markerOf(before, name), markerOf(after, name)];
    if (isSameValue(was, is)) return [];
    return [{ path: `protocol.markers.${name}`, field: name, isMarker: true, subject: null, before: was, after: is }];
  });
  return [...changedFields({ path: 'protocol' }, [before, PROTOCOL], [after, PROTOCOL]), ...markers];
}

function markerOf({ type, markers }: ClinicalProtocol, name: string): ChangedValue | null {
  const field = MARKERS[type].find((each) => each.name === name);
  const value = markers[name];
  return field && value !== undefined && value !== null && value !== '' ? markerValue(field, value) : null;
}

function markerValue(field: MarkerField, value: string | number): ChangedValue | null {
  const set = optionSetOf(field, value);
  if (set) return option(set, value);
  if (typeof value === 'string') return text(value);
  if (field.kind === 'percent') return number(value, '%');
  return number(value, field.kind === 'decimal' ? field.unit : null);
}

const PREVIOUS: readonly ComparedField<PreviousTreatment>[] = [
  { name: 'type', field: 'previousTreatments.type', read: ({ type }) => option('previousTreatment', type) },
  { name: 'date', field: 'previousTreatments.date', read: (entry) => date(entry.date) },
  { name: 'description', field: 'previousTreatments.description', read: ({ description }) => text(description) },
];

export function comparePreviousTreatments(
  before: readonly PreviousTreatment[],
  after: readonly PreviousTreatment[],
): VersionChange[] {
  const isSame = (one: PreviousTreatment, other: PreviousTreatment) => isSamePart([one, PREVIOUS], [other, PREVIOUS]);
  const isOfOneKind = (one: PreviousTreatment, other: PreviousTreatment) => one.type === other.type;
  return pairEntries(before, after, isSame, isOfOneKind).flatMap(({ before: was, after: is }): VersionChange[] => {
    const path = is ? `previousTreatments.${is.index}` : 'previousTreatments';
    const subject = { kind: 'previousTreatment', number: ((is ?? was)?.index ?? 0) + 1 } as const;
    if (was && is) return changedFields({ path, subject }, [was.entry, PREVIOUS], [is.entry, PREVIOUS]);
    const named = (side: typeof was) => side && option('previousTreatment', side.entry.type);
    return [{ path, field: 'previousTreatments.type', isEntry: true, subject, before: named(was), after: named(is) }];
  });
}
