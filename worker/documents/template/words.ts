import type { RoleName } from '@aval/domain/access/roles';
import { type CivilDate, civilDateOf } from '@aval/domain/calendar/civil-date';
import type { OptionSet } from '@aval/domain/catalogue/options';
import type { Calculation } from '@aval/domain/clinical/calculation/calculation';
import type { Figure } from '@aval/domain/clinical/calculation/steps';
import type { Check } from '@aval/domain/congruence/coverage/check';
import type { Finding } from '@aval/domain/congruence/findings/finding';
import type { LifetimeReport } from '@aval/domain/congruence/report/lifetime-report';
import type { LineReport } from '@aval/domain/congruence/report/line-report';
import type { VersionChange } from '@aval/domain/demand/content/changes/version-change';
import type { Chemotherapy } from '@aval/domain/demand/content/content';
import type { DeniedCycle } from '@aval/domain/demand/outlook/denied-cycle';
import type { DecisionReason, DisplayStatus, ShownAction } from '@aval/domain/demand/vocabulary';
import type { PatientFacts } from '@aval/domain/patients/patient-fields';
import { type LineOf, PATIENT_PLACES } from '@aval/domain/patients/patient-places';
import type { Source } from '@aval/domain/reference/source';
import { type ChangeText, describeChange } from '@aval/i18n/changes';
import { describeGap, describeSteps, writtenFigure } from '@aval/i18n/clinical/calculation-steps';
import { describeCheck } from '@aval/i18n/clinical/check-words';
import { describeCycles, describeLineCycles } from '@aval/i18n/clinical/cycle-words';
import { describeDeviation } from '@aval/i18n/clinical/deviation-words';
import { describeFinding, type FindingWords } from '@aval/i18n/clinical/finding-words';
import { describeIntakes, describeSessionDose, type SessionDose } from '@aval/i18n/clinical/intake-words';
import { describeLifetime, type LifetimeWords } from '@aval/i18n/clinical/lifetime-words';
import { describeChosenRegimen } from '@aval/i18n/clinical/regimen-words';
import { describeSourcesWithBasis } from '@aval/i18n/clinical/source-words';
import { describeUnknownDrugs } from '@aval/i18n/clinical/unknown-drug-words';
import { describeDeniedCycle } from '@aval/i18n/denied-cycle';
import { describeSpan, formatDate, formatDayMonth, formatStamp } from '@aval/i18n/format';
import { createI18n } from '@aval/i18n/instance';
import type { Language } from '@aval/i18n/languages';
import { numbersOf } from '@aval/i18n/numbers';
import { describePatient, type PatientText } from '@aval/i18n/patient-words';
import type { TFunction } from 'i18next';

/** Words and figures of one document, in its language. Times are in Europe/Madrid, whatever the machine's time zone. */
export interface Words {
  t: TFunction<['document', 'demand', 'congruence', 'report', 'common']>;
  /** Words of a form option; the value itself when it has none, so that no stored value is omitted. */
  option(set: OptionSet, value: string): string;
  marker(name: string): string;
  status(status: DisplayStatus): string;
  role(role: RoleName): string;
  action(action: ShownAction): string;
  reason(reason: DecisionReason): string;
  patient(patient: PatientFacts): readonly PatientText<LineOf<'document'>>[];
  change(change: VersionChange): ChangeText;
  cycles(cycle: DeniedCycle): string;
  regimen(name: string, chosen: NonNullable<Chemotherapy['regimen']>): string;
  finding(finding: Finding): FindingWords;
  /** Note that a dose is per intake, with the number of intakes per day; null for doses given in a session. */
  intakes(administration: string, timesPerDay: number | null): string | null;
  /** Deviation of a line from the chosen regimen; null when it cannot be stated. */
  deviation(line: LineReport): string | null;
  /** Dose of a line in a session, and its intakes. */
  sessionDose(line: LineReport): SessionDose;
  /** Sources of a finding with what they rest on, as the end of a sentence. */
  sources(sources: readonly Source[]): string;
  /** Header of the column for all requested cycles, and the note on a line that does not span them. */
  askedCycles(lines: readonly LineReport[]): string;
  lineCycles(line: LineReport, lines: readonly LineReport[]): string | null;
  /** Whether something was checked, as a sentence without a full stop. */
  check(check: Check): string;
  /** Lines whose drug no rule knows; null when there are none. */
  unknownDrugs(lines: readonly LineReport[]): string | null;
  lifetime(report: LifetimeReport): LifetimeWords;
  /** Steps of a calculation with their results, or its missing inputs. */
  steps(calculation: Calculation<object>): string[];
  figure(figure: Figure): string;
  date(date: CivilDate): string;
  dayAndMonth(date: CivilDate): string;
  span(first: CivilDate, last: CivilDate): string;
  dateOf(instant: string): string;
  instant(instant: string): string;
  number(value: number): string;
  /** Formats with two decimals; the unit never wraps to another line. */
  measure(value: number, unit: string): string;
  decimal(value: number): string;
  money(cents: number): string;
  fileSize(bytes: number): string;
}

export async function createWords(language: Language): Promise<Words> {
  const i18n = await createI18n(language, ['document', 'demand', 'congruence', 'report', 'clinical']);
  const t = i18n.getFixedT<['document', 'demand', 'congruence', 'report', 'common']>(language, [
    'document',
    'demand',
    'congruence',
    'report',
    'common',
  ]);
  const numbers = numbersOf(i18n);
  // Keys from stored content cannot be checked by type.
  const known = (key: string, otherwise: string) =>
    i18n.exists(key) ? (i18n.t as unknown as (key: string) => string)(key) : otherwise;

  return {
    t,
    option: (set, value) => known(`demand:option.${set}.${value}`, value),
    marker: (name) => known(`demand:marker.${name}`, name),
    status: (status) => t(`demand:status.${status}.long`),
    role: (role) => t(`demand:role.${role}`),
    action: (action) => t(`demand:history.${action}`),
    patient: (patient) => describePatient(i18n, PATIENT_PLACES.document.lines, patient),
    change: (change) => describeChange(i18n, change),
    cycles: (cycle) => describeDeniedCycle(i18n, cycle),
    reason: (reason) => t(`demand:reason.${reason}`),
    regimen: (name, chosen) => describeChosenRegimen(i18n, name, chosen),
    finding: (finding) => describeFinding(i18n, finding),
    intakes: (administration, timesPerDay) => describeIntakes(i18n, administration, timesPerDay),
    deviation: (line) => describeDeviation(i18n, line),
    sessionDose: (line) => describeSessionDose(i18n, line),
    sources: (sources) => describeSourcesWithBasis(i18n, sources),
    askedCycles: (lines) => describeCycles(i18n, lines),
    lineCycles: (line, lines) => describeLineCycles(i18n, line, lines),
    check: (check) => describeCheck(i18n, check),
    unknownDrugs: (lines) => describeUnknownDrugs(i18n, lines),
    lifetime: (report) => describeLifetime(i18n, report),
    steps: (calculation) =>
      calculation.computable
        ? describeSteps(i18n, calculation.steps).map(({ subject, text }) => `${subject}: ${text}`)
        : calculation.gaps.map((gap) => describeGap(i18n, gap)),
    figure: (figure) => writtenFigure(i18n, figure),
    date: formatDate,
    dayAndMonth: formatDayMonth,
    span: (first, last) => describeSpan(i18n, first, last),
    dateOf: (instant) => formatDate(civilDateOf(instant)),
    instant: formatStamp,
    number: numbers.plain,
    decimal: (value) => numbers.decimal(value),
    measure: (value, unit) => numbers.measure(value, unit),
    money: numbers.money,
    fileSize: numbers.size,
  };
}
