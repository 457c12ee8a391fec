import { TREATMENT_TESTS, type TreatmentTest, type TreatmentTestName } from '../../../catalogue/treatment-tests';
import { drugLetter } from '../../../clinical/drug-line';
import type { Chemotherapy, DrugLine } from '../content';
import type { VersionNames } from '../version-snapshot';
import {
  answer,
  type ComparedField,
  changedFields,
  date,
  dates,
  days,
  isSamePart,
  isSameValue,
  number,
  option,
  text,
} from './field-values';
import { pairEntries } from './pair-entries';
import type { ChangedValue, ChangeSubject, VersionChange } from './version-change';

const PATH = 'treatment.chemotherapy';

type Read = (part: Chemotherapy, names: VersionNames) => ChangedValue | null;

const PLAN = [
  ['intention', (part) => option('intention', part.intention)],
  ['heightCm', (part) => number(part.heightCm, 'cm')],
  ['weightKg', (part) => number(part.weightKg, 'kg')],
  ['cycle', (part) => number(part.cycle)],
  ['totalCycles', (part) => number(part.totalCycles)],
  ['sessionsPerCycle', (part) => number(part.sessionsPerCycle)],
  ['sessionFrequencyDays', (part) => days(part.sessionFrequencyDays)],
  ['cycleIntervalDays', (part) => days(part.cycleIntervalDays)],
  ['creatinine', ({ creatinine, creatinineUnit }) => (creatinine === null ? null : number(creatinine, creatinineUnit))],
  ['creatinineDate', (part) => date(part.creatinineDate)],
  ...TREATMENT_TESTS.map((test): [TreatmentTestName, Read] => [test.name, (part) => resultOf(test, part[test.name])]),
  [
    'regimen',
    ({ regimen }, names) =>
      regimen && {
        kind: 'regimen',
        name: names.regimen ?? regimen.slug,
        version: regimen.version,
        firstCycle: regimen.firstCycle,
      },
  ],
  // With sessions, this date equals the first of them and is compared there.
  ['firstSessionDate', (part) => (part.sessionDates.length > 0 ? null : date(part.firstSessionDate))],
  ['antiemetics', (part) => text(part.antiemetics)],
  ['antihistamines', (part) => text(part.antihistamines)],
  ['corticosteroids', (part) => text(part.corticosteroids)],
  ['erythropoietins', (part) => text(part.erythropoietins)],
  ['otherBisphosphonates', (part) => text(part.otherBisphosphonates)],
  ['heparinization', (part) => answer(part.heparinization)],
  ['clinicalTrial', (part) => answer(part.clinicalTrial)],
  ['infusorImplantDate', (part) => date(part.infusorImplantDate)],
  ['infusorRemovalDate', (part) => date(part.infusorRemovalDate)],
] satisfies [keyof Chemotherapy, Read][];

function resultOf(test: TreatmentTest, value: string | number | null): ChangedValue | null {
  if (value === null) return null;
  return test.kind === 'choice' ? option(test.options, String(value)) : number(Number(value), test.unit);
}

function planFields(names: VersionNames): readonly ComparedField<Chemotherapy>[] {
  return PLAN.map(([name, read]) => ({ name, field: `chemotherapy.${name}`, read: (part) => read(part, names) }));
}

interface Side {
  chemotherapy: Chemotherapy | null;
  names: VersionNames;
}

/**
 * Lists the changes of plan, drug lines and sessions. A chemotherapy that was added or removed is one change, and each
 * of its lines one more.
 */
export function compareChemotherapy(before: Side, after: Side): VersionChange[] {
  const [was, is] = [before.chemotherapy, after.chemotherapy];
  const came: VersionChange = {
    path: PATH,
    field: 'chemotherapy.title',
    subject: null,
    before: answer(was !== null),
    after: answer(is !== null),
  };
  return [
    ...((was === null) === (is === null) ? [] : [came]),
    ...(was && is ? changedFields({ path: PATH }, [was, planFields(before.names)], [is, planFields(after.names)]) : []),
    ...changedLines(was?.drugs ?? [], is?.drugs ?? [], before.names, after.names),
    ...(was && is ? changedSessions(was, is) : []),
  ];
}

function lineFields(names: VersionNames): readonly ComparedField<DrugLine>[] {
  return [
    { name: 'dose', field: 'drug.dose', read: ({ dose, doseType }) => ({ kind: 'dose', dose, doseType }) },
    {
      name: 'administration',
      field: 'drug.administration',
      read: ({ administration }) => option('administration', administration),
    },
    { name: 'sessions', field: 'drug.sessions', read: ({ sessions }) => ({ kind: 'numbers', numbers: sessions }) },
    {
      name: 'presentationId',
      field: 'drug.presentationId',
      read: ({ presentationId }) => text(names.presentations[presentationId]?.presentation ?? String(presentationId)),
      identify: ({ presentationId }) => presentationId,
    },
    { name: 'amount', field: 'drug.amount', read: ({ amount }) => number(amount) },
    { name: 'priceCents', field: 'drug.price', read: ({ priceCents }) => ({ kind: 'money', cents: priceCents }) },
  ];
}

/** Matches lines by drug: a changed drug is a removed and an added line. */
function changedLines(
  before: readonly DrugLine[],
  after: readonly DrugLine[],
  namesBefore: VersionNames,
  namesAfter: VersionNames,
): VersionChange[] {
  const [fieldsBefore, fieldsAfter] = [lineFields(namesBefore), lineFields(namesAfter)];
  const isOfOneKind = (one: DrugLine, other: DrugLine) => one.drugId === other.drugId;
  const isSame = (one: DrugLine, other: DrugLine) =>
    isOfOneKind(one, other) && isSamePart([one, fieldsBefore], [other, fieldsAfter]);
  const subjectOf = (line: DrugLine, index: number, names: VersionNames): ChangeSubject => ({
    kind: 'drug',
    letter: drugLetter(index),
    name: names.drugs[line.drugId] ?? String(line.drugId),
  });
  const doseOf = ({ dose, doseType }: DrugLine): ChangedValue => ({ kind: 'dose', dose, doseType });
  return pairEntries(before, after, isSame, isOfOneKind).flatMap(({ before: was, after: is }): VersionChange[] => {
    const path = `${PATH}.drugs`;
    if (is && was) {
      const place = { path: `${path}.${is.index}`, subject: subjectOf(is.entry, is.index, namesAfter) };
      return changedFields(place, [was.entry, fieldsBefore], [is.entry, fieldsAfter]);
    }
    const line = {
      field: 'drug.dose',
      isEntry: true as const,
      before: was && doseOf(was.entry),
      after: is && doseOf(is.entry),
    };
    if (is) return [{ ...line, path: `${path}.${is.index}`, subject: subjectOf(is.entry, is.index, namesAfter) }];
    return was ? [{ ...line, path, subject: subjectOf(was.entry, was.index, namesBefore) }] : [];
  });
}

/** Compares sessions one by one within a cycle; as a whole when the cycle or their number differs. */
function changedSessions(before: Chemotherapy, after: Chemotherapy): VersionChange[] {
  const path = `${PATH}.sessionDates`;
  const whole = (was: Chemotherapy['sessionDates'], is: Chemotherapy['sessionDates'], at: string): VersionChange[] => {
    const [one, other] = [was.length > 0 ? dates(was) : null, is.length > 0 ? dates(is) : null];
    return isSameValue(one, other)
      ? []
      : [{ path: at, field: 'chemotherapy.sessionDates', subject: null, before: one, after: other }];
  };
  const [was, is] = [before.sessionDates, after.sessionDates];
  if (before.cycle !== after.cycle || was.length !== is.length) return whole(was, is, path);
  return is.flatMap((day, index) => {
    const then = was[index];
    return then === undefined ? [] : whole([then], [day], `${path}.${index}`);
  });
}
