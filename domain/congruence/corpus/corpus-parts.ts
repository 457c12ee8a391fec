import { sessionsOf } from '../../reference/regimen-sessions';
import type { Severity } from '../findings/finding';
import type {
  CorpusChemotherapy,
  CorpusLine,
  CorpusPatient,
  CorpusRadiotherapy,
  Creatinine,
  Finding,
  PreviousTreatment,
  Schedule,
  Support,
  Topic,
} from './corpus-case';

export const mgDl = (value: number, daysOld = 6): Creatinine => ({ value, unit: 'mg/dL', daysOld });
export const umolL = (value: number, daysOld = 6): Creatinine => ({ value, unit: 'umol/L', daysOld });

/** Returns a woman from age in years, height in cm, weight in kg and creatinine. */
export const woman = patientOf('female');
/** Returns a man from age in years, height in cm, weight in kg and creatinine. */
export const man = patientOf('male');

function patientOf(sex: CorpusPatient['sex']) {
  return (age: number, heightCm: number, weightKg: number, creatinine: Creatinine | null): CorpusPatient => ({
    age,
    sex,
    heightCm,
    weightKg,
    creatinine,
  });
}

/** Returns the figures of a cycle from the days of its sessions and its length in days. */
export function days(sessionDays: readonly number[], cycleLength: number): Schedule {
  const session = { administration: 'INTRAVENOUS', days: sessionDays } as const;
  return sessionsOf([session], cycleLength);
}

/** Returns a cycle of one session. */
export const every = (cycleLength: number): Schedule => days([1], cycleLength);

/** Returns a chemotherapy of the given cycle of so many. */
export function chemo(
  intention: CorpusChemotherapy['intention'],
  cycle: number,
  totalCycles: number,
  schedule: Schedule,
  lines: readonly CorpusLine[],
  support: Support = {},
): CorpusChemotherapy {
  return { intention, cycle, totalCycles, schedule, lines, support };
}

export const iv = lineOf('INTRAVENOUS');
export const subcutaneous = lineOf('SUBCUTANEOUS');
export const intramuscular = lineOf('INTRAMUSCULAR');
export const intravesical = lineOf('INTRAVESICAL');
export const intrathecal = lineOf('INTRATHECAL');
export const implant = lineOf('SURGICALIMPLANT');

function lineOf(route: CorpusLine['route']) {
  return (
    drug: string,
    dose: number,
    doseType: CorpusLine['doseType'],
    sessions: readonly number[] = [1],
  ): CorpusLine => ({ drug, dose, doseType, route, sessions, timesPerDay: 1 });
}

/** Returns a drug taken by mouth, in the amount of one intake. */
export function oral(
  drug: string,
  dose: number,
  timesPerDay = 1,
  doseType: CorpusLine['doseType'] = 'MG',
  sessions: readonly number[] = [1],
): CorpusLine {
  return { drug, dose, doseType, route: 'ORAL', sessions, timesPerDay };
}

/** Returns a radiotherapy from total dose and dose per fraction in Gy, and days of irradiation. */
export function irradiation(
  intention: CorpusRadiotherapy['intention'],
  totalGy: number,
  gyPerFraction: number,
  sessions: number,
  code: string,
  fractionsPerDay = 1,
): CorpusRadiotherapy {
  return { intention, totalGy, gyPerFraction, sessions, fractionsPerDay, code };
}

export function before(type: PreviousTreatment['type'], monthsAgo: number, description: string): PreviousTreatment {
  return { type, monthsAgo, description };
}

export const serious = findingOf('serious');
export const warning = findingOf('warning');
export const note = findingOf('note');

function findingOf(severity: Severity) {
  return (topics: Topic | readonly [Topic, ...Topic[]], drug?: string): Finding => ({
    topics: typeof topics === 'string' ? [topics] : topics,
    severity,
    ...(drug === undefined ? {} : { drug }),
  });
}

/**
 * Antiemetics and corticosteroid for drugs of high, moderate and low emetic risk. Source: Herrstedt, ESMO Open
 * 2024;9:102195.
 */
export const HIGH_RISK: Support = {
  antiemetics: 'Netupitant/palonosetrón 300/0,5 mg, olanzapina 5 mg',
  corticosteroids: 'Dexametasona 12 mg día 1, 8 mg días 2 a 4',
};
export const MODERATE_RISK: Support = {
  antiemetics: 'Ondansetrón 8 mg cada 12 horas',
  corticosteroids: 'Dexametasona 8 mg',
};
export const LOW_RISK: Support = {
  antiemetics: 'Metoclopramida 10 mg si precisa',
  corticosteroids: 'Dexametasona 4 mg',
};
/** Premedication of paclitaxel and cabazitaxel beside antiemetics. */
export const TAXANE: Support = {
  antiemetics: 'Ondansetrón 8 mg',
  corticosteroids: 'Dexametasona 20 mg',
  antihistamines: 'Dexclorfeniramina 5 mg, famotidina 20 mg',
};
/** Premedication of docetaxel, from the day before. */
export const DOCETAXEL: Support = {
  antiemetics: 'Ondansetrón 8 mg',
  corticosteroids: 'Dexametasona 8 mg cada 12 horas, 3 días desde la víspera',
};
/** Antiemetics of high risk with the antihistamines of an infusion that may cause a reaction. */
export const HIGH_RISK_TAXANE: Support = { ...HIGH_RISK, antihistamines: 'Dexclorfeniramina 5 mg, famotidina 20 mg' };
export const HIGH_RISK_DOCETAXEL: Support = {
  ...HIGH_RISK,
  corticosteroids: 'Dexametasona 8 mg cada 12 horas, 3 días desde la víspera',
};
