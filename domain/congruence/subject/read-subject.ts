import type { CivilDate } from '../../calendar/civil-date';
import { OPTIONS, type Option, type OptionSet } from '../../catalogue/options';
import { MOST_DRUG_LINES } from '../../clinical/form-bounds';
import { CREATININE_UNITS } from '../../clinical/kidney/creatinine';
import type { ClearanceSettings } from '../../clinical/kidney/creatinine-clearance';
import { type CycleVersion, LIFETIME_UNITS } from '../../clinical/lifetime/exposures';
import { frequencyOf } from '../../clinical/session-calendar';
import { isEmpty, readCivilDate, readFlag, readList, readNumber, readText } from '../../validation/fields/readers';
import type {
  LibraryRegimen,
  RadiotherapyCode,
  Subject,
  SubjectChemotherapy,
  SubjectExposure,
  SubjectLine,
  SubjectPreviousTreatment,
  SubjectProtocol,
  SubjectRadiotherapy,
} from './subject';
import { type CatalogueDrug, lifetimePrincipleOf, substanceOf } from './substances';

/** Facts that an analysis needs beside the content. */
export interface Facts {
  /** Day of the analysis. */
  on: CivilDate;
  patient: { birthday: CivilDate | null; gender: string | null };
  /** Drugs of the content by id, including those of declared exposures. */
  drugs: ReadonlyMap<number, CatalogueDrug>;
  /** Presentations of the content by id. */
  presentations: ReadonlyMap<number, { strengthMg: number | null; unitsPerPack?: number | null }>;
  /** Codes of the radiotherapies of the content by id. */
  radiotherapyCodes: ReadonlyMap<number, RadiotherapyCode>;
  /** Regimens of the library that may be chosen, and the version that the content names. */
  regimens: readonly LibraryRegimen[];
  /** Weight in the previous version, in kg. */
  previousWeightKg: number | null;
  /** Settings by which the company estimates clearance; null for the defaults. */
  clearanceSettings: ClearanceSettings | null;
  /** Authorized cycles of the patient in this company, for lifetime doses. */
  cycles: readonly CycleVersion[];
  /** Demand id as in `cycles`; null for a content without a demand. */
  demandId: string | number | null;
}

type Json = Readonly<Record<string, unknown>>;

function object(input: unknown): Json {
  return typeof input === 'object' && input !== null && !Array.isArray(input) ? (input as Json) : {};
}

/** Far beyond every field of the form; larger values are refused, because their products would overflow. */
const MOST = 1e9;

function number(input: unknown): number | null {
  const value = readNumber(input)?.value ?? null;
  // Adding 0 turns -0 into 0, which findings would otherwise show with a minus.
  return value === null || Math.abs(value) > MOST ? null : value + 0;
}

/** Reads a cycle number or a number of cycles, a whole number from 0 on as in the form. Source: docs/rules.md 8.10. */
function cycles(input: unknown): number | null {
  const value = number(input);
  return value !== null && Number.isInteger(value) && value >= 0 ? value : null;
}

const text = (input: unknown): string | null => (isEmpty(input) ? null : (readText(input) ?? null));

const date = (input: unknown): CivilDate | null => readCivilDate(input) ?? null;

function option<S extends OptionSet>(set: S, input: unknown): Option<S> | null {
  return (OPTIONS[set] as readonly unknown[]).includes(input) ? (input as Option<S>) : null;
}

/**
 * Reads the subject of a content, complete or a draft. Unreadable values become null, nothing throws. Numbers and dates
 * are read as in the forms; drug lines beyond the maximum that can be sent are dropped (docs/rules.md 8.11).
 */
export function readSubject(content: unknown, facts: Facts): Subject {
  const { protocol, previousTreatments, exposures, treatment, extras } = object(content);
  const { chemotherapy, radiotherapy } = object(treatment);
  return {
    on: facts.on,
    patient: facts.patient,
    protocol: readProtocol(object(protocol)),
    previousTreatments: readList(previousTreatments).map(object).map(readPreviousTreatment),
    exposures: readList(exposures)
      .map(object)
      .flatMap((exposure) => readExposure(exposure, facts)),
    chemotherapy: chemotherapy ? readChemotherapy(object(chemotherapy), facts) : null,
    radiotherapy: readList(radiotherapy)
      .map(object)
      .map((each, index) => readRadiotherapy(each, index, facts)),
    observations: readObservations(object(chemotherapy), object(extras)),
    regimens: facts.regimens,
    previousWeightKg: facts.previousWeightKg,
    clearanceSettings: facts.clearanceSettings,
    cycles: facts.cycles,
    demandId: facts.demandId,
  };
}

function readObservations(chemotherapy: Json, extras: Json): string {
  const { erythropoietins, otherBisphosphonates } = chemotherapy;
  const texts = [extras.observations, extras.officialComments, erythropoietins, otherBisphosphonates];
  return texts.flatMap((input) => text(input) ?? []).join(' · ');
}

/** Returns the number of drug lines of a content, including those beyond the maximum that can be sent. */
export function drugLineCount(content: unknown): number {
  const { chemotherapy } = object(object(content).treatment);
  return readList(object(chemotherapy).drugs).length;
}

function readProtocol(protocol: Json): SubjectProtocol {
  const markers = Object.entries(object(protocol.markers)).filter(
    (entry): entry is [string, string | number] => typeof entry[1] === 'string' || typeof entry[1] === 'number',
  );
  return {
    type: option('tumourType', protocol.type),
    t: option('t', protocol.t),
    n: option('n', protocol.n),
    m: option('m', protocol.m),
    stage: option('stage', protocol.stage),
    ecog: number(protocol.ecog),
    markers: Object.fromEntries(markers),
    histologicalDiagnosis: text(protocol.histologicalDiagnosis),
  };
}

function readPreviousTreatment(previous: Json): SubjectPreviousTreatment {
  return {
    type: option('previousTreatment', previous.type),
    date: date(previous.date),
    description: text(previous.description) ?? '',
  };
}

function readExposure({ drugId, totalDose, unit }: Json, { drugs }: Facts): SubjectExposure[] {
  const drug = drugs.get(number(drugId) ?? Number.NaN);
  const principle = drug && lifetimePrincipleOf(drug);
  const known = LIFETIME_UNITS.find((each) => each === unit);
  return principle && known ? [{ principle, amount: number(totalDose), unit: known }] : [];
}

function readRegimen(chosen: Json, { regimens }: Facts): LibraryRegimen | null {
  return regimens.find(({ slug, version }) => slug === chosen.slug && version === number(chosen.version)) ?? null;
}

function regimenCycle(cycle: number | null, firstCycle: number | null): number {
  return Math.max(1, (cycle ?? 1) - (firstCycle ?? 1) + 1);
}

function readChemotherapy(chemotherapy: Json, facts: Facts): SubjectChemotherapy {
  const sessionsPerCycle = number(chemotherapy.sessionsPerCycle);
  const sessionFrequencyDays = number(chemotherapy.sessionFrequencyDays);
  return {
    intention: option('intention', chemotherapy.intention),
    heightCm: number(chemotherapy.heightCm),
    weightKg: number(chemotherapy.weightKg),
    cycle: cycles(chemotherapy.cycle),
    totalCycles: cycles(chemotherapy.totalCycles),
    sessionsPerCycle,
    sessionFrequencyDays: frequencyOf({ sessionsPerCycle, sessionFrequencyDays }),
    cycleIntervalDays: number(chemotherapy.cycleIntervalDays),
    firstSessionDate: date(chemotherapy.firstSessionDate),
    sessionDates: readList(chemotherapy.sessionDates).flatMap((input) => date(input) ?? []),
    lines: readList(chemotherapy.drugs)
      .slice(0, MOST_DRUG_LINES)
      .map((line, index) => readLine(object(line), index, facts)),
    antiemetics: text(chemotherapy.antiemetics),
    antihistamines: text(chemotherapy.antihistamines),
    corticosteroids: text(chemotherapy.corticosteroids),
    infusorImplantDate: date(chemotherapy.infusorImplantDate),
    infusorRemovalDate: date(chemotherapy.infusorRemovalDate),
    isTrial: readFlag(chemotherapy.clinicalTrial) ?? false,
    regimen: readRegimen(object(chemotherapy.regimen), facts),
    regimenCycle: regimenCycle(cycles(chemotherapy.cycle), cycles(object(chemotherapy.regimen).firstCycle)),
    creatinine: number(chemotherapy.creatinine),
    creatinineUnit: CREATININE_UNITS.find((unit) => unit === chemotherapy.creatinineUnit) ?? null,
    creatinineDate: date(chemotherapy.creatinineDate),
    dpd: option('dpd', chemotherapy.dpd),
    ugt1a1: option('ugt1a1', chemotherapy.ugt1a1),
    lvefPercent: number(chemotherapy.lvefPercent),
    bilirubinMgDl: number(chemotherapy.bilirubinMgDl),
    astUl: number(chemotherapy.astUl),
    altUl: number(chemotherapy.altUl),
  };
}

function readLine(line: Json, index: number, { drugs, presentations }: Facts): SubjectLine {
  const drug = drugs.get(number(line.drugId) ?? Number.NaN) ?? null;
  const administration = option('administration', line.administration);
  const presentation = presentations.get(number(line.presentationId) ?? Number.NaN);
  return {
    index,
    drugId: number(line.drugId),
    drugName: drug?.name ?? null,
    activePrinciple: drug?.activePrinciple ?? null,
    substance: drug && substanceOf(drug, administration),
    dose: number(line.dose),
    doseType: option('doseType', line.doseType),
    administration,
    sessions: readList(line.sessions).flatMap((session) => number(session) ?? []),
    strengthMg: presentation?.strengthMg ?? null,
    unitsPerPack: presentation?.unitsPerPack ?? null,
    amount: number(line.amount),
  };
}

function readRadiotherapy(treatment: Json, index: number, { radiotherapyCodes }: Facts): SubjectRadiotherapy {
  return {
    index,
    intention: option('intention', treatment.intention),
    totalDoseGy: number(treatment.totalDoseGy),
    fractionationPerDayGy: number(treatment.fractionationPerDayGy),
    sessions: number(treatment.sessions),
    startDate: date(treatment.startDate),
    codes: readList(treatment.codeIds).flatMap((id) => radiotherapyCodes.get(number(id) ?? Number.NaN) ?? []),
  };
}
