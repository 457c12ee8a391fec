import { causeOf, type Fault } from '@aval/domain/demand/faults';
import type { DemandCommandType } from '@aval/domain/demand/lifecycle/commands';
import { type DemandRun, failureOf, writes } from './demand-run';

/**
 * Marks the fault on the demand and notifies the admins. A report that the database can never accept does not end the
 * run: the comparison of runs and rows finds it in the run's status.
 */
export async function reportFault(run: DemandRun, fault: Fault & { commandType?: DemandCommandType }): Promise<void> {
  try {
    await writes.reportFault({ ...run.key, ...fault });
  } catch (error) {
    if (!failureOf(error)) throw error;
  }
}

/** Reports a command that can never be done, of the clock or of a user. */
export function reportFaultOf(run: DemandRun, commandType: DemandCommandType, code: string): Promise<void> {
  return reportFault(run, { cause: causeOf(commandType), code, commandType });
}
