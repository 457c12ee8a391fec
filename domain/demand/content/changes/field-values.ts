import type { CivilDate } from '../../../calendar/civil-date';
import type { OptionSet } from '../../../catalogue/options';
import type { ChangedValue, VersionChange } from './version-change';

/** Field of a part of a version: the key of its label, and how to read its value; null when it has none. */
export interface ComparedField<Part> {
  /** Name within the part. */
  name: string;
  /** Key of the label under `demand:field`. */
  field: string;
  read(part: Part): ChangedValue | null;
  /** Id behind a value that is a name, so that a renamed catalogue entry counts as the same. */
  identify?(part: Part): number;
}

export const text = (value: string | null): ChangedValue | null => (value ? { kind: 'text', text: value } : null);
export const number = (value: number, unit: string | null = null): ChangedValue => ({ kind: 'number', value, unit });
export const days = (count: number): ChangedValue => ({ kind: 'days', count });
export const answer = (isYes: boolean): ChangedValue => ({ kind: 'answer', isYes });
export const date = (value: CivilDate | null): ChangedValue | null => (value ? dates([value]) : null);
export const dates = (values: readonly CivilDate[]): ChangedValue => ({ kind: 'dates', dates: values });
export const option = (options: OptionSet, value: string | number): ChangedValue => ({
  kind: 'option',
  options,
  option: String(value),
});

/** Compares the values whatever the order of their keys, because jsonb does not preserve it. */
export function isSameValue(before: ChangedValue | null, after: ChangedValue | null): boolean {
  return JSON.stringify(factsOf(before)) === JSON.stringify(factsOf(after));
}

function factsOf(value: ChangedValue | null): unknown[] {
  return Object.entries(value ?? {}).sort(([one], [other]) => (one < other ? -1 : 1));
}

interface Place {
  /** Path of the part in the later version. */
  path: string;
  subject?: VersionChange['subject'];
}

/** Part of a version, with fields that read it by that version's names. */
export type ReadPart<Part> = readonly [part: Part, fields: readonly ComparedField<Part>[]];

export function isSamePart<Part>(before: ReadPart<Part>, after: ReadPart<Part>): boolean {
  return changedFields({ path: '' }, before, after).length === 0;
}

/** Lists the changed fields of a part that both versions have; each side uses its own names. */
export function changedFields<Part>(
  { path, subject = null }: Place,
  [partBefore, fieldsBefore]: ReadPart<Part>,
  [partAfter, fieldsAfter]: ReadPart<Part>,
): VersionChange[] {
  return fieldsAfter.flatMap(({ name, field, read, identify }, index) => {
    if (identify && identify(partBefore) === identify(partAfter)) return [];
    const was = fieldsBefore[index]?.read(partBefore) ?? null;
    const is = read(partAfter);
    return isSameValue(was, is) ? [] : [{ path: `${path}.${name}`, field, subject, before: was, after: is }];
  });
}
