import type { TumourType } from '../../../catalogue/tumour-types';
import { TINY } from '../../../clinical/calculation/tolerance';
import { ROUTES_UNDER_SKIN, routeOf } from '../../../clinical/route';
import labelFile from '../../../reference/label-doses.json' with { type: 'json' };
import type { RegimenLine } from '../../../reference/regimen';
import { basisOfRegimen } from '../../../reference/regimen-basis';
import { cycleLengthOf } from '../../../reference/regimen-sessions';
import { rowsOf } from '../../../reference/rows';
import type { Checked, Source } from '../../../reference/source';
import { tumourTypeId } from '../../../reference/tumour-type-id';
import type { LibraryRegimen, Subject, SubjectChemotherapy, SubjectLine } from '../../subject/subject';
import { comparable } from '../../subject/subject-doses';
import { KNOWN_RANGES } from './known-orders';

/** Days of a cycle on which a drug is given, as often a day, in every so many days; null for a course of its own. */
export interface Rhythm {
  days: readonly number[];
  timesPerDay: number;
  intervalDays: number | null;
}

/** Schedule of a drug that a label, a trial or the library gives. */
export interface KnownSchedule {
  /** Label of the drug; otherwise a trial, a guideline or a regimen of the library. */
  isLabel: boolean;
  isOfLibrary: boolean;
  drugSlug: string;
  doseType: string;
  administration: string;
  /** Lowest and highest dose of one administration. */
  least: number;
  most: number;
  /** Most milligrams of one administration; null without such a cap. */
  capMg: number | null;
  /** null where only doses are known. */
  rhythm: Rhythm | null;
  /** Whether only a treatment that begins has it. */
  isLoading: boolean;
  /** Empty for any tumour. */
  tumourTypes: readonly TumourType[];
  /** Whether the row was compared with a text; a row resting on knowledge alone carries no serious finding. */
  isChecked: boolean;
  source: Source;
}

/** Row of `label-doses.json`. */
export interface LabelRow
  extends Pick<KnownSchedule, 'drugSlug' | 'doseType' | 'administration' | 'tumourTypes' | 'source'> {
  slug: string;
  kind: 'label' | 'guideline';
  dose: number;
  doseMin?: number;
  doseMax?: number;
  /** Highest single dose that the label ever reaches, in the unit of the dose. */
  maxSingle?: number;
  capMg?: number;
  days: readonly number[];
  intervalDays: number | null;
  timesPerDay: number;
  loading?: boolean;
  checked: Checked;
}

export const LABEL_ROWS = [...rowsOf<LabelRow>(labelFile, 'label'), ...rowsOf<LabelRow>(labelFile, 'guideline')];

const OF_LABELS: readonly KnownSchedule[] = LABEL_ROWS.map((row) => ({
  isLabel: row.kind === 'label',
  isOfLibrary: false,
  drugSlug: row.drugSlug,
  doseType: row.doseType,
  administration: row.administration,
  least: row.doseMin ?? row.dose,
  most: Math.max(row.doseMax ?? row.dose, row.maxSingle ?? 0),
  capMg: row.capMg ?? null,
  rhythm: { days: row.days, timesPerDay: row.timesPerDay, intervalDays: row.intervalDays },
  isLoading: row.loading ?? false,
  tumourTypes: row.tumourTypes,
  isChecked: row.checked === 'text',
  source: row.source,
}));

/** Regimens that come with the product, of which a library may lack some. */
const OF_RANGES = KNOWN_RANGES.flatMap(({ drugSlug, doseType, administration, regimens }) =>
  regimens.map(({ slug, tumourType, minDose, maxDose, citation, where }) => ({
    slug,
    schedule: {
      isLabel: false,
      isOfLibrary: true,
      drugSlug,
      doseType,
      administration,
      least: minDose,
      most: maxDose,
      capMg: null,
      rhythm: null,
      isLoading: OF_LABELS.some(
        (label) =>
          label.isLoading && label.drugSlug === drugSlug && label.doseType === doseType && label.most === maxDose,
      ),
      tumourTypes: [tumourTypeId(tumourType)],
      isChecked: true,
      source: { citation, where },
    } satisfies KnownSchedule,
  })),
);

/** Cache: the rules ask for each line, and a library has many regimens. */
const byLibrary = new WeakMap<readonly LibraryRegimen[], ReadonlyMap<string, readonly KnownSchedule[]>>();

/** Returns the schedules of a line's drug by its route: of labels, trials and the library. */
export function schedulesOf(
  { regimens }: Pick<Subject, 'regimens'>,
  slug: string,
  { administration }: Pick<SubjectLine, 'administration'>,
): readonly KnownSchedule[] {
  return schedulesOfDrug({ regimens }, slug).filter(
    (schedule) => placeOf(schedule.administration) === placeOf(administration),
  );
}

/** Returns the schedules of a drug by any route. */
export function schedulesOfDrug({ regimens }: Pick<Subject, 'regimens'>, slug: string): readonly KnownSchedule[] {
  const known = byLibrary.get(regimens) ?? schedulesBySlug(regimens);
  byLibrary.set(regimens, known);
  return known.get(slug) ?? [];
}

/** Depots and implants have one dose whether they are written as injected or implanted. */
function placeOf(administration: string | null): string | null {
  const route = routeOf(administration);
  return route !== null && ROUTES_UNDER_SKIN.includes(route) ? 'SUBCUTANEOUS' : route;
}

function schedulesBySlug(regimens: readonly LibraryRegimen[]): ReadonlyMap<string, readonly KnownSchedule[]> {
  const inLibrary = new Set(regimens.map(({ slug }) => slug));
  const ofRanges = OF_RANGES.flatMap(({ slug, schedule }) => (inLibrary.has(slug) ? [] : [schedule]));
  const found = new Map<string, KnownSchedule[]>();
  for (const schedule of [...OF_LABELS, ...regimens.flatMap(ofRegimen), ...ofRanges])
    found.set(schedule.drugSlug, [...(found.get(schedule.drugSlug) ?? []), schedule]);
  return found;
}

function ofRegimen(regimen: LibraryRegimen): KnownSchedule[] {
  const { name, source, tumourType, lines } = regimen;
  const checked = basisOfRegimen(regimen.slug);
  return lines.flatMap((line): KnownSchedule[] => {
    const { dose, drugSlug, doseType, administration, days, timesPerDay, cap } = line;
    if (dose === null) return [];
    return [
      {
        isLabel: false,
        isOfLibrary: true,
        drugSlug,
        doseType,
        administration,
        least: dose,
        most: dose,
        capMg: cap?.kind === 'doseMg' ? cap.value : null,
        rhythm: { days, timesPerDay, intervalDays: cycleLengthOf(regimen) },
        isLoading: isLoadingOf(line, lines),
        tumourTypes: [tumourType],
        isChecked: checked === 'text',
        source: { citation: `${name}: ${source.citation}`, where: source.where, checked },
      },
    ];
  });
}

/** Whether a drug goes on with a lower dose after the line's cycles, or is given in the first cycle alone. */
function isLoadingOf({ drugSlug, doseType, dose, toCycle }: RegimenLine, lines: readonly RegimenLine[]): boolean {
  if (toCycle === null) return false;
  const later = lines.filter((other) => other.drugSlug === drugSlug && other.fromCycle > toCycle);
  if (later.length === 0) return toCycle === 1;
  return later.some((other) => other.doseType === doseType && (other.dose ?? 0) < (dose ?? 0));
}

/** Schedule with the ratio of the requested dose to its lowest and its highest one. */
export interface ComparedSchedule extends KnownSchedule {
  toLeast: number;
  toMost: number;
}

/** Compares a line with the schedules, in one type of dose or in milligrams of this patient. */
export function compareWith(
  subject: Subject,
  line: SubjectLine,
  schedules: readonly KnownSchedule[],
): readonly ComparedSchedule[] {
  const ratioTo = (dose: number, doseType: string, capMg: number | null) => {
    const cap = capMg === null ? null : ({ kind: 'doseMg', value: capMg } as const);
    const figures = comparable(subject, line, { dose, doseType, cap });
    return figures && figures.given / figures.expected;
  };
  return schedules.flatMap((schedule) => {
    const toLeast = ratioTo(schedule.least, schedule.doseType, schedule.capMg);
    // A dose above a cap is the finding of CAP-01.
    const toMost = ratioTo(schedule.most, schedule.doseType, null);
    return toLeast === null || toMost === null ? [] : [{ ...schedule, toLeast, toMost }];
  });
}

/** Whether the dose lies between the lowest and the highest one of a schedule. */
export function isDoseOf({ toLeast, toMost }: ComparedSchedule): boolean {
  return toLeast >= 1 - TINY && toMost <= 1 + TINY;
}

/** Whether schedules by AUC cannot be compared, so that a dose in another type may be one of theirs. */
export function isOpenByAuc(schedules: readonly KnownSchedule[], compared: readonly KnownSchedule[]): boolean {
  const isByAuc = ({ doseType }: KnownSchedule) => doseType === 'AUC';
  return schedules.some(isByAuc) && !compared.some(isByAuc);
}

/** Schedules to compare with: those for the tumour or any tumour where there are some, otherwise those of others. */
export interface Nearest<Schedule> {
  schedules: readonly Schedule[];
  isElsewhere: boolean;
}

export function nearestTo<Schedule extends Pick<KnownSchedule, 'tumourTypes'>>(
  tumourType: TumourType | null,
  schedules: readonly Schedule[],
): Nearest<Schedule> {
  const ofTumour = schedules.filter(
    ({ tumourTypes }) => tumourType === null || tumourTypes.length === 0 || tumourTypes.includes(tumourType),
  );
  return ofTumour.length > 0 ? { schedules: ofTumour, isElsewhere: false } : { schedules, isElsewhere: true };
}

/** Whether the form has a heading for the tumour alone; other sites of one heading have schedules of their own. */
export function isOfOneTumour(tumourType: TumourType | null): boolean {
  return tumourType !== null && tumourType !== 'otros' && tumourType !== 'sindrome_mieloproliferativo';
}

/** Whether a treatment may begin with the request's cycle; a draft without a cycle may. */
export function isBeginning({ chemotherapy }: Subject): boolean {
  return chemotherapy !== null && cycleOfTreatment(chemotherapy) <= 1;
}

/** Cycle of the chosen regimen, which may begin later than the request; without one, that of the request. */
export function cycleOfTreatment({ regimen, regimenCycle, cycle }: SubjectChemotherapy): number {
  return regimen ? regimenCycle : (cycle ?? 1);
}

/** Whether schedules can carry a serious finding; those of other tumours only as labels. */
export function isCarriedBy({ schedules, isElsewhere }: Nearest<KnownSchedule>): boolean {
  return schedules.some(({ isChecked, isLabel }) => isChecked && (isLabel || !isElsewhere));
}

/** Returns those of labels among schedules that give one bound, otherwise all of them. */
export function labelsFirst<Schedule extends KnownSchedule>(schedules: readonly Schedule[]): readonly Schedule[] {
  const labels = schedules.filter(({ isLabel }) => isLabel);
  return labels.length > 0 ? labels : schedules;
}

/** Returns the sentence that compares with schedules which give one bound: "higherThanLabelElsewhere". */
export function variantOf(comparison: string, [bound]: readonly KnownSchedule[], isElsewhere: boolean): string {
  return `${comparison}Than${bound?.isLabel ? 'Label' : 'Regimens'}${isElsewhere ? 'Elsewhere' : ''}`;
}

/** Returns the sources of schedules that give one bound, those of labels first. */
export function sourcesOf(schedules: readonly KnownSchedule[]): readonly Source[] {
  return [...schedules].sort((one, other) => Number(other.isLabel) - Number(one.isLabel)).map(({ source }) => source);
}
