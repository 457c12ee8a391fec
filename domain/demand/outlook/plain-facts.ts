import type { DemandCommand, DemandCommandType, LifecycleActor, LifecycleFacts } from '../lifecycle/commands';

const NEEDS_QUERY: Readonly<Record<DemandCommandType, boolean>> = {
  submit: true,
  resubmit: true,
  continue: true,
  change_dates: true,
  save_administrative: false,
  increase_cycles: true,
  decide: false,
  comment: false,
  upload: false,
  cancel: false,
  finish: false,
  rollback: true,
  take_over: true,
  cycle_ended: false,
  return_to_manager: true,
};

/**
 * Returns the facts of a command that needs no database query before it is handled, like most decisions; null for other
 * commands. Whether the consultant whom a decision names is still active is checked in the transaction that assigns the
 * demand.
 */
export function plainFacts(command: DemandCommand, actor: LifecycleActor): LifecycleFacts | null {
  if (NEEDS_QUERY[command.type] || actor.role === 'REPRESENTATIVE') return null;
  return {
    stateToRestore: null,
    companyValidationStep: false,
    assigneeActive: true,
    doctorActive: true,
    actorInScope: true,
    slotsFree: true,
  };
}
