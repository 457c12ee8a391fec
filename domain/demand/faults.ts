import type { DemandCommandType } from './lifecycle/commands';

/**
 * What can stop for good until somebody has mended why: a command that could not be written, the clock of the cycle, the reminders. Each is a fact of
 * its own, set and cleared by its own cause: that people comment does not make a clock go.
 */
const FAULT_CAUSES = ['command', 'clock', 'reminder'] as const;
export type FaultCause = (typeof FAULT_CAUSES)[number];

/** What admins are told. */
export type FaultNews = `${FaultCause}_fault`;

/** The marks as a demand's row carries them; each is a code, or null. */
export interface DemandFaults {
  commandFaultCode: string | null;
  clockFaultCode: string | null;
  reminderFaultCode: string | null;
}

export interface DemandMarks extends DemandFaults {
  divergedAt: Date | null;
}

export interface Fault {
  cause: FaultCause;
  code: string;
}

export function faultsOf(demand: DemandFaults): Fault[] {
  return FAULT_CAUSES.flatMap((cause) => {
    const code = demand[`${cause}FaultCode`];
    return code === null ? [] : [{ cause, code }];
  });
}

/** Whether something of the demand cannot move by itself. */
export function isMarked(demand: DemandMarks): boolean {
  return demand.divergedAt !== null || faultsOf(demand).length > 0;
}

/** Whose fault it is when this command can never be written. */
export function causeOf(type: DemandCommandType): FaultCause {
  return type === 'cycle_ended' ? 'clock' : 'command';
}
