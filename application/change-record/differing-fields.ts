import { dequal } from 'dequal';
import type { ChangeFacts, ChangeField } from './change-fields';

/** Returns the names of the fields that differ between two states of a subject. */
export function differingFields(before: ChangeFacts | null, after: ChangeFacts | null): ChangeField[] {
  const named = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})] as ChangeField[]);
  return [...named].filter((field) => !before || !after || !dequal(before[field] ?? null, after[field] ?? null));
}
