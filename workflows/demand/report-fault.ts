import { causeOf, type Fault } from '@aval/domain/demand/faults';
import type { DemandCommandType } from '@aval/domain/demand/lifecycle/commands';
import { type DemandRun, failureOf, writes } from './demand-run';

/**
 * Says on the demand what is wrong with it and tells the admins. A report that the database can never take either does not end the run: whoever
 * compares runs and rows finds it in the run's status.
 */
export async function reportFault(run: DemandRun, fault: Fault & { commandType?: DemandCommandType }): Promise<void> {
  try {
    await writes.reportFault({ ...run.key, ...fault });
  } catch (error) {
    if (!failureOf(error)) throw error;
  }
}

/** Of a command that can never be done, the clock's or somebody's. */
export function reportFaultOf(run: DemandRun, commandType: DemandCommandType, code: string): Promise<void> {
  return reportFault(run, { cause: causeOf(commandType), code, commandType });
}
