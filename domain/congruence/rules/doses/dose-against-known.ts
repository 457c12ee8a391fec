import type { Option } from '../../../catalogue/options';
import { TINY } from '../../../clinical/calculation/tolerance';
import { ROUTES_AT_HOME } from '../../../clinical/route';
import limitsFile from '../../../reference/dose-limits.json' with { type: 'json' };
import labelFile from '../../../reference/label-doses.json' with { type: 'json' };
import { rowsOf } from '../../../reference/rows';
import type { Checked, Source } from '../../../reference/source';
import type { RuleFinding } from '../../findings/finding';
import { CALVERT, doseValue, eachSourceOnce, figureValue, nameValue } from '../../findings/values';
import { rule } from '../../rule';
import { lineOfRegimen } from '../../subject/regimen-deviation';
import type { Subject, SubjectLine } from '../../subject/subject';
import { ageOf, clearanceOf, type KnownLine, knownLines } from '../../subject/subject-doses';
import { substanceNamed } from '../../subject/substances';
import { ENZYME_ROWS } from '../patient/enzyme-deficiency';
import { intensityShortfall, schedulesOfRhythm } from './dose-per-interval';
import { knownDosesOf } from './known-doses';
import {
  type ComparedSchedule,
  compareWith,
  isBeginning,
  isCarriedBy,
  isDoseOf,
  isOfOneTumour,
  type KnownSchedule,
  labelsFirst,
  nearestTo,
  schedulesOf,
  sourcesOf,
  variantOf,
} from './known-schedules';
import { FILTRATION_CAP, mostMilligramsOf } from './most-of-auc';

interface Thresholds extends Readonly<Record<string, number>> {
  /** Excess up to this percentage gives no finding. */
  tolerancePercent: number;
  /** Excess from this percentage on is a warning. */
  warnPercent: number;
  /** Excess above this percentage is serious: a factor or a unit may be wrong. */
  seriousPercent: number;
  /** Doses lower by this percentage or more are a warning: milligrams for mg/kg are likelier than a reduction. */
  lowPercent: number;
  /** Doses of a first cycle lower by this percentage or more are a warning where the patient has no reason for less. */
  lowFirstPercent: number;
  /** Doses lower by this percentage or more are serious: no reduction goes that far. */
  seriousLowPercent: number;
}

/** Finding of a line without its drug, fields and given dose. */
type Judged = Pick<RuleFinding, 'variant' | 'atMost' | 'values' | 'sources'>;

/**
 * Compares the dose of one administration with every schedule of the drug by the same route that a label, a trial or
 * the library gives, in one type of dose or in milligrams of this patient. A dose within any schedule for the tumour is
 * right. One above that of the chosen regimen is the finding of DOS-01. A dose is serious only far above what every
 * tumour is given, and where a schedule was compared with its text. Milligrams of a drug that is dosed by AUC, without
 * a clearance, are held against the highest possible AUC dose. Sources: the rows of `label-doses.json`; the regimens of
 * the library and of `dose-limits.json`, whose row `band-known-range` has the edges; the row `cap-carboplatin-gfr` for
 * the most of an AUC.
 */
function look(subject: Subject, thresholds: Thresholds): readonly RuleFinding[] {
  if (!subject.chemotherapy) return [];
  return knownLines(subject.chemotherapy).flatMap((line): RuleFinding[] => {
    const { data: known } = knownDosesOf(subject, line);
    if (!known) return [];
    const judged =
      known.givenMg === null
        ? judge(subject, line, known.compared, thresholds)
        : aboveMostOfAuc(known.givenMg, known.schedules, thresholds);
    if (!judged) return [];
    const path = `treatment.chemotherapy.drugs.${line.index}`;
    return [
      {
        ...judged,
        values: {
          drug: nameValue(line.substance.name),
          given: doseValue(line.dose ?? 0, line.doseType),
          ...judged.values,
        },
        fields: [`${path}.dose`, `${path}.doseType`, `${path}.administration`, 'protocol.type'],
      },
    ];
  });
}

function judge(
  subject: Subject,
  line: KnownLine,
  compared: readonly ComparedSchedule[],
  thresholds: Thresholds,
): Judged | null {
  const other = asOther(subject, line, compared, thresholds);
  const higher = isDosedByRegimen(subject, line) ? null : tooHigh(subject, compared, thresholds);
  return other ?? higher ?? tooLow(subject, line, schedulesOfRhythm(subject, line, compared), thresholds);
}

/** Drugs that labels warn of mistaking for each other. */
const CONFUSED_ROWS = rowsOf<{ drugSlugs: readonly string[]; checked: Checked; source: Source }>(
  limitsFile,
  'confused',
);

/**
 * Finds a dose that no schedule of the drug has for the tumour, and one of a drug that it is mistaken for has exactly.
 * A higher one is serious from the percentage of a warning on: the mistake itself does harm.
 */
function asOther(
  subject: Subject,
  line: KnownLine,
  compared: readonly ComparedSchedule[],
  { tolerancePercent, warnPercent }: Thresholds,
): Judged | null {
  const { slug } = line.substance;
  const confused = CONFUSED_ROWS.filter(({ drugSlugs }) => drugSlugs.includes(slug));
  if (confused.length === 0) return null;
  const { schedules, isElsewhere } = nearestTo(subject.protocol.type, compared);
  const excess = excessOver(schedules);
  if (isElsewhere || Math.max(excess, shortfallOf(schedules)) <= tolerancePercent + TINY) return null;
  const hasDoseOf = (other: string) => {
    const near = nearestTo(subject.protocol.type, compareWith(subject, line, schedulesOf(subject, other, line)));
    return !near.isElsewhere && near.schedules.some(isDoseOf);
  };
  const others = confused.flatMap((row) =>
    row.drugSlugs.filter((each) => each !== slug).map((each) => ({ each, row })),
  );
  const found = others.find(({ each }) => hasDoseOf(each) && substanceNamed(each));
  const other = found && substanceNamed(found.each);
  if (!other) return null;
  const isHarmful = found.row.checked === 'text' && excess >= warnPercent - TINY;
  const bound = boundOf(schedules, ({ toMost }) => Math.abs(toMost - 1));
  return {
    variant: 'ofOther',
    ...(isHarmful ? {} : { atMost: 'warning' as const }),
    values: { other: nameValue(other.name), bound: doseValue(bound[0]?.most ?? 0, bound[0]?.doseType ?? null) },
    sources: eachSourceOnce(found.row.source, sourcesOf(bound)),
  };
}

/** Whether the chosen regimen has a dose of the line, so that a higher one is the finding of DOS-01. */
export function isDosedByRegimen(subject: Subject, line: Pick<SubjectLine, 'index'>): boolean {
  return lineOfRegimen(subject, line)?.dose != null;
}

function tooHigh(
  subject: Subject,
  compared: readonly ComparedSchedule[],
  { tolerancePercent, warnPercent, seriousPercent }: Thresholds,
): Judged | null {
  const usual = isBeginning(subject) ? compared : withoutLoading(compared);
  const { schedules, isElsewhere } = nearestTo(subject.protocol.type, usual);
  const percent = excessOver(schedules);
  if (percent <= tolerancePercent + TINY) return null;
  const bound = boundOf(schedules, ({ toMost }) => toMost);
  const ofAll = excessOver(usual);
  const isFar = Math.min(percent, ofAll) > seriousPercent + TINY && isCarriedBy({ schedules, isElsewhere });
  const isClear =
    percent >= warnPercent - TINY && ofAll > tolerancePercent + TINY && usual.some(({ isLabel }) => isLabel);
  if (excessOver(compared) <= tolerancePercent + TINY && usual !== compared)
    return judgedBy(bound, 'most', 'loadingAgain', { atMost: isClear ? 'warning' : 'note' });
  // Other sites of one heading of the form have schedules of their own.
  if (ofAll <= tolerancePercent + TINY && subject.protocol.type === 'otros') return null;
  const variant = variantOf('higher', bound, isElsewhere);
  return judgedBy(bound, 'most', variant, isFar ? {} : { atMost: isClear ? 'warning' : 'note' });
}

function tooLow(
  subject: Subject,
  line: KnownLine,
  compared: readonly ComparedSchedule[],
  thresholds: Thresholds,
): Judged | null {
  const near = nearestTo(subject.protocol.type, compared);
  const { isElsewhere } = near;
  const schedules = ownFirst(subject, near.schedules);
  const percent = shortfallOf(schedules);
  if (percent <= TINY) return null;
  const isFar =
    Math.min(percent, shortfallOf(compared)) >= thresholds.seriousLowPercent - TINY &&
    isCarriedBy({ schedules, isElsewhere });
  const gravity = isFar ? {} : { atMost: 'warning' as const };
  const perBody = percent > thresholds.tolerancePercent + TINY ? schedulesPerBody(line, schedules) : [];
  const [ofBody, ...others] = perBody;
  if (ofBody) {
    const values = { bound: doseValue(line.dose ?? 0, ofBody.doseType) };
    return { variant: 'perBody', ...gravity, values, sources: eachSourceOnce(ofBody.source, sourcesOf(others)) };
  }
  const bound = boundOf(schedules, ({ toLeast }) => -toLeast);
  const lower = judgedBy(bound, 'least', variantOf('lower', bound, isElsewhere), gravity);
  const isFirst = !isElsewhere && isFirstWithoutReason(subject, line);
  // Less in shorter rhythms is a schedule of its own: docetaxel 35 mg/m² a week.
  const ofCycle = intensityShortfall(subject, line, schedules);
  if (isFirst && Math.min(percent, ofCycle ?? 0) >= thresholds.lowFirstPercent - TINY) return lower;
  // A dose between two schedules is below neither.
  if (shortfallOf(near.schedules) <= TINY || compared.some(isDoseOf)) return null;
  if (!isFar && ofCycle !== null && ofCycle <= thresholds.tolerancePercent + TINY) return null;
  const isLow = isOftenHalved(subject, line)
    ? percent > thresholds.lowPercent + TINY
    : percent >= thresholds.lowPercent - TINY;
  if (!isLow || (isElsewhere && !schedules.some(({ isLabel }) => isLabel))) return null;
  return lower;
}

/** Units by weight and by surface. */
const PER_BODY: readonly string[] = ['MGM2', 'MGKG'] satisfies Option<'doseType'>[];

/** Returns the schedules by weight or surface that have the figure of a line in milligrams, labels first. */
function schedulesPerBody(
  { dose, doseType }: SubjectLine,
  schedules: readonly ComparedSchedule[],
): readonly ComparedSchedule[] {
  if (doseType !== 'MG' || dose === null) return [];
  return labelsFirst(
    schedules.filter(
      (schedule) =>
        PER_BODY.includes(schedule.doseType) && dose >= schedule.least - TINY && dose <= schedule.most + TINY,
    ),
  );
}

/** Age from which a first cycle with less than the dose of the label is usual. */
const OLD_AGE = 70;
/** Upper limit of normal bilirubin in mg/dl, above which labels reduce doses. */
const NORMAL_BILIRUBIN = 1.2;

/**
 * Whether a line is of a first cycle, without a regimen, in which neither age, general state, organs nor enzymes are a
 * reason for less. Headings of the form with several tumours have doses of their own, and so have trials.
 */
function isFirstWithoutReason(subject: Subject, line: KnownLine): boolean {
  const { chemotherapy, protocol } = subject;
  if (!chemotherapy || chemotherapy.isTrial || chemotherapy.regimen || !isOfOneTumour(protocol.type)) return false;
  if (chemotherapy.cycle !== 1 || isOftenHalved(subject, line)) return false;
  const isFit = (ageOf(subject) ?? OLD_AGE) < OLD_AGE && protocol.ecog !== null && protocol.ecog <= 1;
  return isFit && (chemotherapy.bilirubinMgDl ?? 0) <= NORMAL_BILIRUBIN;
}

/** Clearance in ml/min below which labels reduce doses. */
const REDUCED_CLEARANCE = 60;

/** Whether half a dose is a usual step: of drugs taken at home, and for kidneys and enzymes that labels reduce doses for. */
function isOftenHalved(subject: Subject, line: KnownLine): boolean {
  const clearance = clearanceOf(subject);
  const isReduced = clearance.computable && clearance.clearanceMlMin < REDUCED_CLEARANCE;
  return isReduced || isSlowlyCleared(subject, line) || ROUTES_AT_HOME.includes(line.administration ?? '');
}

/** Whether a result tells of a deficient enzyme of the drug. */
function isSlowlyCleared({ chemotherapy }: Subject, { substance }: KnownLine): boolean {
  return ENZYME_ROWS.some(
    ({ drugSlugs, test, result }) => drugSlugs.includes(substance.slug) && chemotherapy?.[test] === result,
  );
}

/** Schedules of the tumour itself before those of any tumour, which begin lower; the latter where there are no others. */
function ownFirst({ protocol }: Subject, compared: readonly ComparedSchedule[]): readonly ComparedSchedule[] {
  const own = compared.filter(({ tumourTypes }) => protocol.type !== null && tumourTypes.includes(protocol.type));
  return own.length > 0 ? own : compared;
}

/** Returns the schedules without loading doses; these alone where the drug has no others. */
function withoutLoading(compared: readonly ComparedSchedule[]): readonly ComparedSchedule[] {
  const usual = compared.filter(({ isLoading }) => !isLoading);
  return usual.length > 0 ? usual : compared;
}

/** Returns the percentage by which a dose is above the highest; negative below it. */
function excessOver(schedules: readonly ComparedSchedule[]): number {
  return (Math.min(...schedules.map(({ toMost }) => toMost)) - 1) * 100;
}

/** Returns the percentage by which a dose is below the lowest; negative above it. */
function shortfallOf(schedules: readonly ComparedSchedule[]): number {
  return (1 - Math.max(...schedules.map(({ toLeast }) => toLeast))) * 100;
}

/** Returns the schedules that give the bound, the smallest by the ratio; labels alone where one of them gives it. */
function boundOf(
  schedules: readonly ComparedSchedule[],
  ratio: (schedule: ComparedSchedule) => number,
): readonly ComparedSchedule[] {
  const nearest = Math.min(...schedules.map(ratio));
  return labelsFirst(schedules.filter((schedule) => ratio(schedule) <= nearest + TINY));
}

function judgedBy(
  bound: readonly ComparedSchedule[],
  which: 'least' | 'most',
  variant: string,
  gravity: Pick<RuleFinding, 'atMost'>,
): Judged | null {
  const [schedule] = bound;
  const [first, ...others] = sourcesOf(bound);
  if (!schedule || !first) return null;
  return {
    variant,
    ...gravity,
    values: { bound: doseValue(schedule[which], schedule.doseType) },
    sources: eachSourceOnce(first, others),
  };
}

function aboveMostOfAuc(
  given: number,
  schedules: readonly KnownSchedule[],
  { tolerancePercent, warnPercent, seriousPercent }: Thresholds,
): Judged | null {
  const ofAuc = schedules.filter(({ doseType }) => doseType === 'AUC');
  const most = Math.max(...ofAuc.map((schedule) => schedule.most));
  const mostMg = ofAuc.length > 0 ? mostMilligramsOf(most) : null;
  if (mostMg === null) return null;
  const percent = ((given - mostMg) / mostMg) * 100;
  if (percent <= tolerancePercent + TINY) return null;
  const isFar = percent > seriousPercent + TINY;
  return {
    variant: 'higherThanAuc',
    ...(isFar ? {} : { atMost: percent >= warnPercent - TINY ? 'warning' : 'note' }),
    values: {
      most: doseValue(most, 'AUC'),
      bound: figureValue(mostMg, 'mg'),
      filtration: figureValue(FILTRATION_CAP.value, 'mL/min'),
    },
    sources: eachSourceOnce(FILTRATION_CAP.source, [
      CALVERT,
      ...sourcesOf(ofAuc.filter((schedule) => schedule.most === most)),
    ]),
  };
}

/** Rule of the product: docs/rules.md 12.6. */
export const doseAgainstKnown = rule<Thresholds>({
  id: 'DOS-02',
  version: 16,
  variants: [
    'higherThanLabel',
    'higherThanRegimens',
    'higherThanLabelElsewhere',
    'higherThanRegimensElsewhere',
    'lowerThanLabel',
    'lowerThanRegimens',
    'lowerThanLabelElsewhere',
    'perBody',
    'ofOther',
    'higherThanAuc',
    'loadingAgain',
  ],
  formerVariants: [
    'higher',
    'lower',
    'higherThanOne',
    'lowerThanOne',
    'higherElsewhere',
    'lowerElsewhere',
    'higherThanOneElsewhere',
    'lowerThanOneElsewhere',
  ],
  severity: 'serious',
  thresholds: {
    tolerancePercent: 10,
    warnPercent: 25,
    seriousPercent: 50,
    lowPercent: 50,
    lowFirstPercent: 33,
    seriousLowPercent: 80,
  },
  table: labelFile,
  look,
});
