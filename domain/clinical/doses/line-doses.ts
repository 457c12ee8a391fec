import { type Calculation, computed, notComputable } from '../calculation/calculation';
import { type Gap, type Given, readFigures } from '../calculation/inputs';
import { figure, product, resultOf, type Subject, step } from '../calculation/steps';
import {
  type AdministeredDose,
  administeredDose,
  type DoseCap,
  type DoseOrder,
  type DosePatient,
} from './administered-dose';

/** Number of times that a line is given. */
export interface LineSchedule {
  /**
   * Administrations in one session; more than one where a drug is taken several times, or on days without a session of
   * their own. Default 1; null where the number of intakes is unknown.
   */
  administrationsPerSession?: Given;
  /**
   * Administrations in one cycle, where they do not divide evenly among the sessions, so that no session has a number
   * of its own.
   */
  administrationsPerCycle?: Given;
  /** Sessions of one cycle in which the line is given. */
  sessions: Given;
  /** Requested cycles in which the line is given. */
  cycles: Given;
}

export interface TotalDose {
  doseMg: number;
}

/** Doses of one line in mg, not rounded; each is computable or not on its own. */
export interface LineDoses {
  administration: Calculation<AdministeredDose>;
  session: Calculation<TotalDose>;
  cycle: Calculation<TotalDose>;
  course: Calculation<TotalDose>;
}

/**
 * Computes the doses of a line for one administration, one session, one cycle and all requested cycles.
 * Source: docs/rules.md 11.8.
 */
export function lineDoses(order: DoseOrder, patient: DosePatient, schedule: LineSchedule): LineDoses {
  const administration = administeredDose(order, patient);
  const { administrationsPerCycle: perCycle } = schedule;
  const isUneven = perCycle !== null && perCycle !== undefined;
  const session = isUneven
    ? notComputable(...(administration.computable ? [] : administration.gaps), UNEVEN)
    : times(administration, 'session', 'administrations', administrationsPerSessionOf(schedule));
  const cycle = isUneven
    ? times(administration, 'cycle', 'administrations', perCycle)
    : times(session, 'cycle', 'sessions', schedule.sessions);
  const course = times(cycle, 'course', 'cycles', schedule.cycles);
  return { administration, session, cycle, course };
}

const UNEVEN: Gap = { input: 'administrations', because: 'uneven' };

export function administrationsPerSessionOf({ administrationsPerSession }: LineSchedule): Given {
  return administrationsPerSession === undefined ? 1 : administrationsPerSession;
}

function times(
  before: Calculation<TotalDose>,
  subject: Subject,
  input: 'administrations' | 'sessions' | 'cycles',
  count: Given,
): Calculation<TotalDose> {
  const { figures, gaps } = readFigures<typeof input>({ [input]: count } as Record<typeof input, Given>);
  if (!before.computable) return notComputable(...before.gaps, ...gaps);
  if (gaps.length > 0) return notComputable(...gaps);
  const doseMg = before.doseMg * figures[input];
  const last = before.steps.at(-1);
  if (!last || figures[input] === 1) return computed({ doseMg }, before.steps);
  const formula = product(resultOf(last), figure(figures[input]));
  return computed({ doseMg }, [...before.steps, step(subject, formula, doseMg, 'mg')]);
}

/** Parts of a chemotherapy, complete or a draft, that determine its doses. */
export interface DosedChemotherapy extends Omit<DosePatient, 'clearance'> {
  /** Lines; `cycles` counts the requested cycles in which the line is given. */
  drugs: readonly (DoseOrder & Omit<LineSchedule, 'sessions'> & { sessions: readonly number[] })[];
}

/**
 * Computes the doses of all lines of a request, in order. `capOf` returns the cap of a line by its regimen, if there is
 * one. A line without sessions has doses for one administration and one session only.
 */
export function chemotherapyDoses(
  chemotherapy: DosedChemotherapy,
  clearance: DosePatient['clearance'],
  capOf: (index: number) => DoseCap | null = () => null,
): LineDoses[] {
  const { heightCm, weightKg } = chemotherapy;
  return chemotherapy.drugs.map(
    ({ dose, doseType, sessions, administrationsPerSession, administrationsPerCycle, cycles }, index) =>
      lineDoses(
        { dose, doseType, cap: capOf(index) },
        { heightCm, weightKg, clearance },
        {
          administrationsPerSession,
          administrationsPerCycle,
          sessions: sessions.length > 0 ? sessions.length : null,
          cycles,
        },
      ),
  );
}
