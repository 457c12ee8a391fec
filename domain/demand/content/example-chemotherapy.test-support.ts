import { sessionDates } from '../../clinical/session-calendar';
import type { Chemotherapy } from './content';
import { WITHOUT_OPTIONS } from './without-options';

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
    ...WITHOUT_OPTIONS,
    sessionDates: sessionDates(firstSessionDate, { sessionsPerCycle, sessionFrequencyDays }),
    ...changes,
  };
}
