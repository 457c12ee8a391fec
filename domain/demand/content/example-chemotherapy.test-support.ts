import { sessionDates } from '../../clinical/session-calendar';
import type { Chemotherapy } from './content';

/** Builds a chemotherapy of two weekly sessions without drugs and without anything that is optional. */
export function exampleChemotherapy(changes: Partial<Chemotherapy> = {}): Chemotherapy {
  const { sessionsPerCycle = 2, sessionFrequencyDays = 7, firstSessionDate = '2026-04-22' } = changes;
  return {
    intention: 'adyuvante',
    heightCm: 164,
    weightKg: 61.5,
    cycle: 1,
    totalCycles: 4,
    sessionsPerCycle,
    sessionFrequencyDays,
    cycleIntervalDays: 14,
    firstSessionDate,
    drugs: [],
    antiemetics: null,
    antihistamines: null,
    corticosteroids: null,
    erythropoietins: null,
    otherBisphosphonates: null,
    heparinization: false,
    clinicalTrial: false,
    creatinine: null,
    creatinineUnit: null,
    creatinineDate: null,
    regimen: null,
    infusorImplantDate: null,
    infusorRemovalDate: null,
    sessionDates: sessionDates(firstSessionDate, { sessionsPerCycle, sessionFrequencyDays }),
    ...changes,
  };
}
