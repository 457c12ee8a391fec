import type { DemandContent } from '@aval/domain/demand/content';
import type { VersionPatient } from '@aval/domain/demand/version-snapshot';
import { isGroup } from '../../drafts/typed-values';

interface Compared {
  content: DemandContent;
  patient: VersionPatient;
}

/**
 * The paths of the fields in which a version differs from the one before it: `protocol.markers.ki67`, `treatment.chemotherapy.drugs.2`,
 * `patient.cardNumber`. A block that came or went is one path; so is an element of a list.
 */
export function changedFields(before: Compared, after: Compared): string[] {
  return [
    ...(['protocol', 'previousTreatments', 'treatment', 'extras', 'basics'] as const).flatMap((part) =>
      differences(before.content[part], after.content[part], part),
    ),
    ...differences(before.patient, after.patient, 'patient'),
  ];
}

function differences(before: unknown, after: unknown, path: string): string[] {
  if (isGroup(before) && isGroup(after)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return names.flatMap((name) => differences(before[name], after[name], `${path}.${name}`));
  }
  if (isListOfGroups(before) && isListOfGroups(after)) {
    const length = Math.max(before.length, after.length);
    return Array.from({ length }, (_, index) => `${path}.${index}`).filter(
      (_, index) => !isSame(before[index], after[index]),
    );
  }
  return isSame(before, after) ? [] : [path];
}

function isListOfGroups(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && value.every(isGroup);
}

/** jsonb keeps no order of keys. */
function isSame(before: unknown, after: unknown): boolean {
  if (isGroup(before) && isGroup(after)) {
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].every((name) =>
      isSame(before[name], after[name]),
    );
  }
  if (Array.isArray(before) && Array.isArray(after)) {
    return before.length === after.length && before.every((item, index) => isSame(item, after[index]));
  }
  return (before ?? null) === (after ?? null);
}
