import { addDays, type CivilDate } from '../../../calendar/civil-date';
import { radiotherapyEnd } from '../../../clinical/treatment-dates';
import { plainText } from '../../../reading/plain-text';
import harmfulFile from '../../../reference/harmful-combinations.json' with { type: 'json' };
import { rowsOf } from '../../../reference/rows';
import type { Source } from '../../../reference/source';
import type { RuleFinding, Severity } from '../../findings/finding';
import { doseValue, nameValue } from '../../findings/values';
import { rule } from '../../rule';
import { lifetimeHistoryOf } from '../../subject/lifetime-history';
import type { Subject, SubjectChemotherapy, SubjectRadiotherapy } from '../../subject/subject';
import { drugField, firstOfEachDrug, systemicLines } from '../../subject/subject-doses';

/** Kinds of harm, each with a sentence. */
const HARMS = ['lung', 'outcome', 'heart', 'liver', 'lungOrLiver', 'potentiation', 'chest'] as const;

interface Harmful {
  drugSlugs: readonly string[];
  harm: (typeof HARMS)[number];
  severity: Severity;
  source: Source;
}

/** Drugs that harm when they are given in the same cycle. */
interface PairRow extends Harmful {
  withSlugs: readonly string[];
}

/** Drug that harms from a dose on when the chest is irradiated at the same time. */
interface RadiotherapyRow extends Harmful {
  doseType: string;
  leastDose: number;
}

const PAIRS = rowsOf<PairRow>(harmfulFile, 'pair');
const WITH_RADIOTHERAPY = rowsOf<RadiotherapyRow>(harmfulFile, 'with-radiotherapy');

/** Words of a catalogue for an irradiation of the chest. */
const CHEST = /torac|torax|pulmon|mediastin|esofag/;

/** Days before and after an irradiation in which a drug is given at the same time, by the label of gemcitabine. */
const DAYS_APART = 7;

/**
 * Finds drugs of a cycle, or a drug and an irradiation, that harm together. What rests on knowledge alone is a warning.
 * Source: the rows of `harmful-combinations.json`.
 */
function look(subject: Subject): readonly RuleFinding[] {
  const { chemotherapy } = subject;
  return chemotherapy ? [...pairsIn(chemotherapy), ...withRadiotherapy(subject, chemotherapy)] : [];
}

function pairsIn(chemotherapy: SubjectChemotherapy): readonly RuleFinding[] {
  const lines = firstOfEachDrug(systemicLines(chemotherapy));
  return PAIRS.flatMap(({ drugSlugs, withSlugs, harm, severity, source }): RuleFinding[] => {
    const line = lines.find(({ substance }) => drugSlugs.includes(substance.slug));
    const other = lines.find(({ substance }) => withSlugs.includes(substance.slug));
    if (!line || !other) return [];
    return [
      {
        variant: harm,
        atMost: severity,
        values: { drug: nameValue(line.substance.name), other: nameValue(other.substance.name) },
        fields: [drugField(line), drugField(other)],
        sources: [source],
      },
    ];
  });
}

function withRadiotherapy(subject: Subject, chemotherapy: SubjectChemotherapy): readonly RuleFinding[] {
  const days = daysOf(subject, chemotherapy);
  const irradiation = subject.radiotherapy.find((each) => isOfChest(each) && isAtTheTimeOf(each, days));
  if (!irradiation) return [];
  return systemicLines(chemotherapy).flatMap(({ index, substance, dose, doseType }): RuleFinding[] => {
    const row = WITH_RADIOTHERAPY.find(({ drugSlugs }) => drugSlugs.includes(substance.slug));
    if (!row || dose === null || doseType !== row.doseType || dose < row.leastDose) return [];
    return [
      {
        variant: row.harm,
        atMost: row.severity,
        values: {
          drug: nameValue(substance.name),
          given: doseValue(dose, doseType),
          least: doseValue(row.leastDose, row.doseType),
        },
        fields: [
          `treatment.chemotherapy.drugs.${index}.dose`,
          drugField({ index }),
          `treatment.radiotherapy.${irradiation.index}.codeIds`,
          `treatment.radiotherapy.${irradiation.index}.startDate`,
        ],
        sources: [row.source],
      },
    ];
  });
}

function isOfChest({ codes }: SubjectRadiotherapy): boolean {
  return codes.some(({ code, type }) => CHEST.test(plainText(`${code} ${type}`)));
}

/** Returns the days of the sessions and the first day of each later cycle, as far as they are known. */
function daysOf(subject: Subject, { sessionDates }: SubjectChemotherapy): readonly CivilDate[] {
  const cycles = lifetimeHistoryOf(subject)?.request ?? [];
  return [...sessionDates, ...cycles.flatMap(({ date }) => date ?? [])];
}

function isAtTheTimeOf({ startDate, sessions }: SubjectRadiotherapy, days: readonly CivilDate[]): boolean {
  if (startDate === null || sessions === null) return false;
  const first = addDays(startDate, -DAYS_APART);
  const last = addDays(radiotherapyEnd({ startDate, sessions }), DAYS_APART);
  return days.some((day) => day >= first && day <= last);
}

export const harmfulCombination = rule({
  id: 'COM-01',
  version: 2,
  variants: HARMS,
  severity: 'serious',
  thresholds: {},
  table: [...PAIRS, ...WITH_RADIOTHERAPY],
  look,
});
