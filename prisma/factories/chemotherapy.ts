import { addDays, type CivilDate } from '@aval/domain/calendar/civil-date';
import { computed } from '@aval/domain/clinical/calculation/calculation';
import { administeredDose } from '@aval/domain/clinical/doses/administered-dose';
import { packsOfSession } from '@aval/domain/clinical/vials/packs-of-session';
import { dispensingOf } from '@aval/domain/clinical/vials/supply';
import type { Chemotherapy, DrugLine } from '@aval/domain/demand/content/content';
import { WITHOUT_OPTIONS } from '@aval/domain/demand/content/without-options';
import type { Regimen, RegimenLine } from '@aval/domain/reference/regimen';
import { cycleLengthOf, intervalBetween } from '@aval/domain/reference/regimen-sessions';
import type { Presentation } from '../generated/client';
import { drugs } from '../reference/catalogues';
import type { Transaction } from '../scope';
import { usualResults } from './usual-results';

export interface ChemotherapyOptions {
  regimen: Regimen;
  intention: string;
  firstSessionDate: CivilDate;
  heightCm: number;
  weightKg: number;
  cycle: number;
  /** Defaults to the cycles that the regimen plans, or six. */
  totalCycles?: number;
}

/** Routes for which antiemetics are prescribed. */
const INJECTED = ['INTRAVENOUS', 'SUBCUTANEOUS'];

/** Clearance in ml/min with which AUC doses are converted to mg. */
const USUAL_CLEARANCE = 100;

/** Builds a regimen as the request form holds it, with ids of this database's catalogue. */
export async function chemotherapyOf(tx: Transaction, options: ChemotherapyOptions): Promise<Chemotherapy> {
  const { regimen, cycle, firstSessionDate } = options;
  const due = regimen.lines.filter((line) => line.fromCycle <= cycle && (line.toCycle ?? cycle) >= cycle);
  const lines: DrugLine[] = [];
  for (const line of due) lines.push(await drugLineOf(tx, line, options));
  const [first = 1] = regimen.sessionDays;
  const [last = first, beforeLast = last] = regimen.sessionDays.toReversed();
  return {
    intention: options.intention,
    heightCm: options.heightCm,
    weightKg: options.weightKg,
    cycle,
    totalCycles: Math.max(cycle, options.totalCycles ?? regimen.plannedCycles ?? 6),
    sessionsPerCycle: regimen.sessionsPerCycle,
    sessionFrequencyDays: regimen.sessionFrequencyDays ?? last - beforeLast,
    cycleIntervalDays: intervalBetween(regimen.sessionDays, cycleLengthOf(regimen)),
    firstSessionDate,
    drugs: lines,
    ...WITHOUT_OPTIONS,
    ...usualResults(regimen),
    antiemetics: lines.some(({ administration }) => INJECTED.includes(administration))
      ? 'Ondansetrón 8 mg, aprepitant 125 mg y dexametasona 8 mg antes de cada sesión'
      : null,
    sessionDates: regimen.sessionDays.map((day) => addDays(firstSessionDate, day - first)),
  };
}

async function drugLineOf(tx: Transaction, line: RegimenLine, options: ChemotherapyOptions): Promise<DrugLine> {
  if (line.dose === null) throw new Error(`a line of ${line.drugSlug} without a dose is asked for by nobody`);
  const reference = drugs.find((drug) => drug.slug === line.drugSlug);
  const drug = await tx.drug.findFirstOrThrow({ where: { name: reference?.name ?? line.drugSlug } });
  const presentation = await presentationFor(tx, drug.id, line);
  // Drugs taken at home on days without a session are requested with the first session.
  const given = line.days.map((day) => options.regimen.sessionDays.indexOf(day) + 1).filter((number) => number > 0);
  const sessions = given.length > 0 ? given : [1];
  return {
    drugId: drug.id,
    dose: line.dose,
    doseType: line.doseType,
    administration: line.administration,
    sessions,
    presentationId: presentation.id,
    priceCents: presentation.priceCents,
    amount: packsFor(line, presentation, { ...options, sessions: sessions.length }),
  };
}

/** Prefers the first presentation whose units divide the dose, otherwise the first one. */
async function presentationFor(
  tx: Transaction,
  drugId: number,
  { dose, doseType }: RegimenLine,
): Promise<Presentation> {
  const offered = await tx.presentation.findMany({
    where: { drugId, active: true, hidden: false },
    orderBy: { id: 'asc' },
  });
  const fits = ({ strengthMg }: Presentation) =>
    doseType === 'MG' && dose !== null && dose % Number(strengthMg ?? 0) === 0;
  const found = offered.find(fits) ?? offered[0];
  if (!found) throw new Error(`drug ${drugId} has no presentation`);
  return found;
}

/** Returns the packs per session, including what is taken at home until the next one. */
function packsFor(
  line: RegimenLine,
  { strengthMg, unitsPerPack }: Presentation,
  { sessions, ...body }: ChemotherapyOptions & { sessions: number },
): number {
  const clearance = computed({ clearanceMlMin: USUAL_CLEARANCE }, []);
  const administered = administeredDose(line, { ...body, clearance });
  const { administration, days, timesPerDay } = line;
  const ofCycle = days.length * timesPerDay;
  const isInSession = dispensingOf(administration) === 'units';
  const isShared = isInSession || ofCycle % sessions === 0;
  const ofSession = isInSession ? timesPerDay : ofCycle / sessions;
  const taken = packsOfSession({
    doseMg: administered.computable ? administered.doseMg : null,
    administration,
    presentation: { strengthMg: strengthMg === null ? null : Number(strengthMg), unitsPerPack },
    administrationsPerSession: isShared ? ofSession : null,
    administrationsPerCycle: isShared ? null : ofCycle,
    sessions,
  });
  return taken?.packs ?? 1;
}
