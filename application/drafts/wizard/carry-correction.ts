import type { DemandContent } from '@aval/domain/demand/content/content';
import { SCHEMA_NUMBER } from '@aval/domain/demand/content/stored-content';
import type { Prisma } from '@aval/prisma/generated/client';
import type { Transaction } from '@aval/prisma/scope';
import { readVersion } from '../editable-demand';
import { isSameTyping } from '../saving/locked-fields';
import { isGroup, type Typed, type TypedForm } from '../saving/typed-values';
import { baseForms, DRAFT_STEPS, storedForms } from './draft-forms';

interface Correction {
  demandId: string;
  /** Number of the version that the correction creates. */
  version: number;
  content: DemandContent;
}

/**
 * Carries a correction by the company into the answer that the doctor has begun and not sent, so that sending it does
 * not silently undo the correction. Changes that the doctor made in the same place stay.
 */
export async function carryCorrection(
  transaction: Transaction,
  { demandId, version, content }: Correction,
): Promise<void> {
  const copy = await transaction.demandDraft.findUnique({ where: { demandId_side: { demandId, side: 'doctor' } } });
  const previous = copy && (await readVersion(transaction, demandId, version - 1));
  if (!previous) return;
  const [stored, before, after] = [storedForms(copy), baseForms({ base: previous }), baseForms({ base: content })];
  const carried = DRAFT_STEPS.flatMap((step) => {
    const form = stored[step];
    if (!form) return [];
    const merged = mergeTyped(form, before[step] ?? undefined, after[step] ?? undefined);
    return [{ step, form, merged }];
  });
  if (carried.every(({ form, merged }) => isSameTyped(merged, form))) return;
  // All steps are written, also unchanged ones: together they have one schema number.
  const steps = Object.fromEntries(carried.map(({ step, merged }) => [step, merged as Prisma.InputJsonValue]));
  await transaction.demandDraft.update({
    where: { demandId_side: { demandId, side: 'doctor' } },
    data: {
      schemaNumber: SCHEMA_NUMBER,
      ...steps,
      revision: { increment: 1 },
    },
    select: { demandId: true },
  });
}

/** Merges three ways: applies the change from `before` to `after` wherever the typed form still equals `before`. */
export function mergeTyped(
  typed: Typed | undefined,
  before: Typed | undefined,
  after: Typed | undefined,
): Typed | undefined {
  if (isSameTyped(before, after)) return typed;
  if (isSameTyped(typed, before)) return after;
  if (isGroup(typed) && isGroup(before) && isGroup(after)) return mergeGroups(typed, before, after);
  if (Array.isArray(typed) && Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    return typed.map((entry, index) => {
      const at = counterpartOf(entry, typed.length === before.length ? index : null, before);
      return at === null ? entry : (mergeTyped(entry, before[at], after[at]) ?? '');
    });
  }
  return typed;
}

function mergeGroups(typed: TypedForm, before: TypedForm, after: TypedForm): TypedForm {
  const names = new Set([...Object.keys(typed), ...Object.keys(before), ...Object.keys(after)]);
  const pairs = [...names].map((name) => [name, mergeTyped(typed[name], before[name], after[name])] as const);
  return Object.fromEntries(pairs.filter((pair): pair is [string, Typed] => pair[1] !== undefined));
}

/**
 * Finds the earlier index of a list entry: the same index in a list of the same length, otherwise the only line with
 * the same drug, otherwise null.
 */
function counterpartOf(entry: Typed, index: number | null, before: readonly Typed[]): number | null {
  const drug = drugOf(entry);
  if (index !== null && drugOf(before[index]) === drug) return index;
  const places = before.flatMap((each, place) => (drug !== undefined && drugOf(each) === drug ? [place] : []));
  return places.length === 1 ? (places[0] ?? null) : null;
}

function drugOf(line: Typed | undefined): Typed | undefined {
  return isGroup(line) ? line.drugId : undefined;
}

/** Compares two forms by value, however typed; off or empty equals absent. */
function isSameTyped(left: Typed | undefined, right: Typed | undefined): boolean {
  if (isGroup(left) && isGroup(right)) {
    const names = new Set([...Object.keys(left), ...Object.keys(right)]);
    return [...names].every((name) => isSameTyped(left[name], right[name]));
  }
  if (Array.isArray(left) && Array.isArray(right)) {
    return left.length === right.length && left.every((entry, index) => isSameTyped(entry, right[index]));
  }
  if (typeof left === 'object' || typeof right === 'object') return false;
  return isSameTyping(left, right);
}
