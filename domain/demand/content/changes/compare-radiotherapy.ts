import type { RadiotherapyTreatment } from '../content';
import type { VersionNames } from '../version-snapshot';
import { type ComparedField, changedFields, date, isSamePart, number, option, text } from './field-values';
import { pairEntries } from './pair-entries';
import type { ChangedValue, VersionChange } from './version-change';

const PATH = 'treatment.radiotherapy';

interface Side {
  radiotherapy: readonly RadiotherapyTreatment[];
  names: VersionNames;
}

/**
 * Lists the changes of each radiotherapy. Equal treatments are matched first, then the others by position, so that one
 * with other codes still counts as the same.
 */
export function compareRadiotherapy(before: Side, after: Side): VersionChange[] {
  const [fieldsBefore, fieldsAfter] = [fieldsOf(before.names), fieldsOf(after.names)];
  const isSame = (one: RadiotherapyTreatment, other: RadiotherapyTreatment) =>
    isSamePart([one, fieldsBefore], [other, fieldsAfter]);
  const pairs = pairEntries(before.radiotherapy, after.radiotherapy, isSame, () => true);
  return pairs.flatMap(({ before: was, after: is }): VersionChange[] => {
    if (was && is) {
      const place = { path: `${PATH}.${is.index}`, subject: { kind: 'radiotherapy', number: is.index + 1 } as const };
      return changedFields(place, [was.entry, fieldsBefore], [is.entry, fieldsAfter]);
    }
    const number = ((is ?? was)?.index ?? 0) + 1;
    return [
      {
        path: is ? `${PATH}.${is.index}` : PATH,
        field: 'radiotherapy.codeIds',
        isEntry: true,
        subject: { kind: 'radiotherapy', number },
        before: was && codesOf(was.entry, before.names),
        after: is && codesOf(is.entry, after.names),
      },
    ];
  });
}

function fieldsOf(names: VersionNames): readonly ComparedField<RadiotherapyTreatment>[] {
  const fields: [keyof RadiotherapyTreatment, (part: RadiotherapyTreatment) => ChangedValue | null][] = [
    ['codeIds', (part) => codesOf(part, names)],
    ['intention', (part) => option('intention', part.intention)],
    ['complexity', (part) => number(part.complexity)],
    ['totalDoseGy', (part) => number(part.totalDoseGy, 'Gy')],
    ['fractionationPerDayGy', (part) => number(part.fractionationPerDayGy, 'Gy')],
    ['tissueVolumeCm3', (part) => number(part.tissueVolumeCm3, 'cm³')],
    ['sessions', (part) => number(part.sessions)],
    ['startDate', (part) => date(part.startDate)],
    ['detailedDescription', (part) => text(part.detailedDescription)],
  ];
  return fields.map(([name, read]) => ({ name, field: `radiotherapy.${name}`, read }));
}

function codesOf({ codeIds }: RadiotherapyTreatment, { codes }: VersionNames): ChangedValue | null {
  return text(codeIds.map((id) => codes[id]?.code ?? String(id)).join(', '));
}
