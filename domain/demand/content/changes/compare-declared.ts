import type { DeclaredExposure, Justification } from '../content';
import type { VersionNames } from '../version-snapshot';
import { type ComparedField, changedFields, isSamePart, number, text } from './field-values';
import { pairEntries } from './pair-entries';
import type { VersionChange } from './version-change';

function exposureFields({ drugs }: VersionNames): readonly ComparedField<DeclaredExposure>[] {
  return [
    {
      name: 'drugId',
      field: 'exposures.drugId',
      read: ({ drugId }) => text(drugs[drugId] ?? String(drugId)),
      identify: ({ drugId }) => drugId,
    },
    { name: 'totalDose', field: 'exposures.totalDose', read: ({ totalDose, unit }) => number(totalDose, unit) },
  ];
}

/** Lists the changes of declared doses from treatments elsewhere. */
export function compareExposures(
  [before, namesBefore]: readonly [readonly DeclaredExposure[], VersionNames],
  [after, namesAfter]: readonly [readonly DeclaredExposure[], VersionNames],
): VersionChange[] {
  const [fieldsBefore, fieldsAfter] = [exposureFields(namesBefore), exposureFields(namesAfter)];
  const isOfOneKind = (one: DeclaredExposure, other: DeclaredExposure) => one.drugId === other.drugId;
  const isSame = (one: DeclaredExposure, other: DeclaredExposure) =>
    isSamePart([one, fieldsBefore], [other, fieldsAfter]);
  return pairEntries(before, after, isSame, isOfOneKind).flatMap(({ before: was, after: is }): VersionChange[] => {
    const path = is ? `exposures.${is.index}` : 'exposures';
    const subject = { kind: 'exposure', number: ((is ?? was)?.index ?? 0) + 1 } as const;
    if (was && is) return changedFields({ path, subject }, [was.entry, fieldsBefore], [is.entry, fieldsAfter]);
    const named = (side: typeof was, { drugs }: VersionNames) =>
      side && text(drugs[side.entry.drugId] ?? String(side.entry.drugId));
    const entry = { field: 'exposures.drugId', isEntry: true as const };
    return [{ ...entry, path, subject, before: named(was, namesBefore), after: named(is, namesAfter) }];
  });
}

/** Lists the changes of the doctor's answers to findings, matched by rule and field or by the drug of the line. */
export function compareJustifications(
  before: readonly Justification[],
  after: readonly Justification[],
): VersionChange[] {
  const isOfOneKind = (one: Justification, other: Justification) =>
    one.rule === other.rule &&
    (one.drugId === null || other.drugId === null ? one.field === other.field : one.drugId === other.drugId);
  const isSame = (one: Justification, other: Justification) => isOfOneKind(one, other) && one.text === other.text;
  return pairEntries(before, after, isSame, isOfOneKind).flatMap(({ before: was, after: is }): VersionChange[] => {
    const path = is ? `extras.justifications.${is.index}` : 'extras.justifications';
    const [one, other] = [text(was?.entry.text ?? null), text(is?.entry.text ?? null)];
    if (was?.entry.text === is?.entry.text) return [];
    return [{ path, field: 'extras.justifications', subject: null, before: one, after: other }];
  });
}
