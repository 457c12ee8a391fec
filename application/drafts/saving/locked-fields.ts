import type { DemandContent } from '@aval/domain/demand/content/content';
import type { WizardMode } from '@aval/domain/demand/vocabulary';
import { contentPathOf } from '@aval/domain/validation/fields/form-paths';
import { readCivilDate, readFlag, readNumber } from '@aval/domain/validation/fields/readers';
import { fieldLock, type LockContext, type LockReason } from '@aval/domain/validation/locks/field-locks';
import type { DraftStep } from '../wizard/draft-forms';
import { isGroup, type Typed, type TypedForm } from './typed-values';

export interface Locks extends LockContext {
  mode: WizardMode;
  /** Content that the mode began with; null for a draft, which has no locks. */
  base: DemandContent | null;
}

export interface LockedEdit {
  /** Name of the field in the form. */
  name: string;
  reason: LockReason;
}

/**
 * Restores the locked fields of a step to their values at the beginning of the mode, and reports attempts to change
 * them. A locked field that is missing from the request was not offered by the page, so it is no attempt.
 */
export function keepLocked(
  step: DraftStep,
  sent: TypedForm,
  base: TypedForm | null,
  locks: Locks,
): { form: TypedForm; edits: LockedEdit[] } {
  const edits: LockedEdit[] = [];
  const lockOf = (name: string) => fieldLock(locks.mode, contentPathOf(step, name), locks.base, locks);

  function keep(typed: Typed | undefined, kept: Typed | undefined, name: string): Typed | undefined {
    if (isGroup(typed) || isGroup(kept)) return keepGroup(typed, kept, name);
    if (isEntries(typed) || isEntries(kept)) return keepList(typed, kept, name);
    const reason = lockOf(name);
    if (reason === null) return typed;
    if (typed !== undefined && !isSameTyping(typed, kept)) edits.push({ name, reason });
    return kept;
  }

  function keepGroup(typed: Typed | undefined, kept: Typed | undefined, name: string): Typed | undefined {
    if (typed === undefined) return lockOf(name) === null ? undefined : kept;
    if (isEmptied(typed, kept, name)) edits.push(...editsOf(name));
    const [left, right] = [isGroup(typed) ? typed : {}, isGroup(kept) ? kept : {}];
    const group: TypedForm = {};
    for (const key of new Set([...Object.keys(right), ...Object.keys(left)])) {
      const value = keep(left[key], right[key], name ? `${name}.${key}` : key);
      if (value !== undefined) group[key] = value;
    }
    return group;
  }

  const editsOf = (name: string): LockedEdit[] => {
    const reason = lockOf(name);
    return reason === null ? [] : [{ name, reason }];
  };

  /** Lists whose entries come and go have no locks of their own, except for sessions in the past. */
  function keepList(typed: Typed | undefined, kept: Typed | undefined, name: string): Typed | undefined {
    const reason = lockOf(name);
    if (typed === undefined) return reason === null ? undefined : kept;
    const [left, right] = [asList(typed), asList(kept)];
    const isDates = name.endsWith('sessionDates');
    if (left.length !== right.length && reason !== null) edits.push({ name, reason });
    if (left.length !== right.length && reason === null && !isDates) return typed;
    const length = reason === null ? left.length : right.length;
    return Array.from({ length }, (_, index) => keep(left[index], right[index], `${name}[${index}]`) ?? '');
  }

  const form = keepGroup(sent, base ?? {}, '');
  return { form: isGroup(form) ? form : {}, edits };
}

/** Tells whether a group was emptied as a whole. An empty list entry is one that the page did not offer. */
function isEmptied(typed: Typed | undefined, kept: Typed | undefined, name: string): boolean {
  return typed === '' && isGroup(kept) && Object.keys(kept).length > 0 && !name.endsWith(']');
}

function isEntries(value: Typed | undefined): value is Typed[] {
  return Array.isArray(value);
}

function asList(value: Typed | undefined): Typed[] {
  if (Array.isArray(value)) return value;
  return value === undefined || value === '' ? [] : [value];
}

/** Compares by value: "74,20" is 74,2 and 1/4/2026 is 01/04/2026, so another way of typing is no change. */
export function isSameTyping(typed: Typed | undefined, kept: Typed | undefined): boolean {
  const [left, right] = [textOf(typed), textOf(kept)];
  if (left === right) return true;
  const readings = [
    (text: string) => readNumber(text)?.value,
    (text: string) => readCivilDate(text),
    (text: string) => (text === '' ? undefined : readFlag(text)),
  ];
  return readings.some((read) => read(left) !== undefined && read(left) === read(right));
}

function textOf(typed: Typed | undefined): string {
  return typeof typed === 'string' ? typed.trim() : '';
}
