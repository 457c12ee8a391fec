import type { DemandCommandType } from './lifecycle/commands';

/**
 * Parts of a demand that can stop until the cause is repaired: a command that could not be written, the clock of the
 * cycle, the reminders. Each fault is set and cleared by its own cause alone: a comment that works does not clear a
 * fault of the clock.
 */
const FAULT_CAUSES = ['command', 'clock', 'reminder'] as const;
export type FaultCause = (typeof FAULT_CAUSES)[number];

/** Notifications about faults, sent to admins. */
export type FaultNews = `${FaultCause}_fault`;

/** Fault codes in the row of a demand; null without a fault. */
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

/** Whether a part of the demand cannot proceed by itself. */
export function isMarked(demand: DemandMarks): boolean {
  return demand.divergedAt !== null || faultsOf(demand).length > 0;
}

/** Returns the cause of the fault when this command can never be written. */
export function causeOf(type: DemandCommandType): FaultCause {
  return type === 'cycle_ended' ? 'clock' : 'command';
}
