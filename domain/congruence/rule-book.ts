import { type ClearanceSettings, DEFAULT_CLEARANCE_SETTINGS } from '../clinical/kidney/creatinine-clearance';
import { type Rule, type RuleSettings, thresholdsIn } from './rule';
import { anthracyclinesTogether } from './rules/doses/anthracyclines-together';
import { classTwice } from './rules/doses/class-twice';
import { doseAgainstKnown } from './rules/doses/dose-against-known';
import { doseAgainstRegimen } from './rules/doses/dose-against-regimen';
import { doseCap } from './rules/doses/dose-cap';
import { doseGiven } from './rules/doses/dose-given';
import { doseInUnits } from './rules/doses/dose-in-units';
import { dosePerInterval } from './rules/doses/dose-per-interval';
import { doseTypeOfDrug } from './rules/doses/dose-type-of-drug';
import { fatalRoute } from './rules/doses/fatal-route';
import { harmfulCombination } from './rules/doses/harmful-combination';
import { lifetimeLimit } from './rules/doses/lifetime-limit';
import { packsOfLine } from './rules/doses/packs-of-line';
import { principleTwice } from './rules/doses/principle-twice';
import { routeOfDrug } from './rules/doses/route-of-drug';
import { ecogAndTreatment } from './rules/intention/ecog-and-treatment';
import { ecogFive } from './rules/intention/ecog-five';
import { intentionAndHistory } from './rules/intention/intention-and-history';
import { intentionAndStage } from './rules/intention/intention-and-stage';
import { intentionOfRegimen } from './rules/intention/intention-of-regimen';
import { lineOfDrug } from './rules/intention/line-of-drug';
import { MARKER_RULES } from './rules/markers/marker-families';
import { ageUnder18 } from './rules/patient/age-under-18';
import { creatinineForAuc } from './rules/patient/creatinine-for-auc';
import { enzymeDeficiency } from './rules/patient/enzyme-deficiency';
import { heartFunction } from './rules/patient/heart-function';
import { impossibleMeasures } from './rules/patient/impossible-measures';
import { liverFunction } from './rules/patient/liver-function';
import { plausibleBodyMass } from './rules/patient/plausible-body-mass';
import { plausibleCreatinine } from './rules/patient/plausible-creatinine';
import { plausibleHeight } from './rules/patient/plausible-height';
import { plausibleSurface } from './rules/patient/plausible-surface';
import { plausibleWeight } from './rules/patient/plausible-weight';
import { renalThreshold } from './rules/patient/renal-threshold';
import { sexAndTumour } from './rules/patient/sex-and-tumour';
import { weightChange } from './rules/patient/weight-change';
import { courseAgainstSchedules } from './rules/radiotherapy/course-against-schedules';
import { radiationLimits } from './rules/radiotherapy/radiation-limits';
import { totalDoseOfRadiotherapy } from './rules/radiotherapy/total-dose';
import { drugsOfRegimen } from './rules/regimens/drugs-of-regimen';
import { indication } from './rules/regimens/indication';
import { tumourOfRegimen } from './rules/regimens/tumour-of-regimen';
import { cycleLength } from './rules/schedule/cycle-length';
import { cyclesOfDrug } from './rules/schedule/cycles-of-drug';
import { cyclesOfRegimen } from './rules/schedule/cycles-of-regimen';
import { daysBetweenSessions } from './rules/schedule/days-between-sessions';
import { infusorDates } from './rules/schedule/infusor-dates';
import { sessionsOfLine } from './rules/schedule/sessions-of-line';
import { sessionsOfRegimen } from './rules/schedule/sessions-of-regimen';
import { categoriesOfTumour } from './rules/staging/categories-of-tumour';
import { stageAgainstTnm } from './rules/staging/stage-against-tnm';
import { stageOfDrug } from './rules/staging/stage-of-drug';
import { antiemetics } from './rules/support/antiemetics';
import { companion } from './rules/support/companion';

/** Every rule, in the order in which readers see them. */
export const RULES: readonly Rule[] = [
  stageAgainstTnm,
  categoriesOfTumour,
  stageOfDrug,
  intentionAndStage,
  intentionAndHistory,
  intentionOfRegimen,
  ecogFive,
  ecogAndTreatment,
  ageUnder18,
  sexAndTumour,
  ...MARKER_RULES,
  lineOfDrug,
  routeOfDrug,
  doseTypeOfDrug,
  fatalRoute,
  doseGiven,
  doseAgainstRegimen,
  doseAgainstKnown,
  dosePerInterval,
  doseInUnits,
  doseCap,
  packsOfLine,
  principleTwice,
  classTwice,
  harmfulCombination,
  lifetimeLimit,
  anthracyclinesTogether,
  antiemetics,
  companion,
  plausibleHeight,
  plausibleWeight,
  plausibleSurface,
  plausibleBodyMass,
  impossibleMeasures,
  weightChange,
  creatinineForAuc,
  plausibleCreatinine,
  renalThreshold,
  liverFunction,
  heartFunction,
  enzymeDeficiency,
  sessionsOfRegimen,
  daysBetweenSessions,
  cycleLength,
  sessionsOfLine,
  cyclesOfRegimen,
  cyclesOfDrug,
  infusorDates,
  totalDoseOfRadiotherapy,
  radiationLimits,
  courseAgainstSchedules,
  drugsOfRegimen,
  tumourOfRegimen,
  indication,
];

/** Version of a company's rule book; immutable, each change makes the next version. Source: docs/rules.md 12.3. */
export interface RuleBook extends CongruenceSettings {
  version: number;
}

/**
 * Settings of the analysis that a company may change, stored in `rule_book`. A demand version stores only the report
 * with the number of its book.
 */
export interface CongruenceSettings {
  rules: RuleSettings;
  clearance: ClearanceSettings;
  /** Whether the doctor is asked to answer serious findings before sending. A request can be sent without an answer. */
  asksJustification: boolean;
}

/** Rule book of a company that has changed nothing. */
export const DEFAULT_RULE_BOOK: RuleBook = {
  version: 1,
  rules: {},
  clearance: DEFAULT_CLEARANCE_SETTINGS,
  asksJustification: false,
};

/** Returns a rule with the settings of a book, or null where the book switches it off. */
export function ruleIn(book: RuleBook, rule: Rule): Rule | null {
  const setting = book.rules[rule.id];
  if (setting?.isOff) return null;
  return {
    ...rule,
    severity: setting?.severity ?? rule.severity,
    thresholds: thresholdsIn(book.rules, rule.id, rule.thresholds),
  };
}
