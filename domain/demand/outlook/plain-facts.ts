import type { DemandCommand, LifecycleActor, LifecycleFacts } from '../lifecycle/commands';

const PLAIN_COMMANDS: ReadonlySet<DemandCommand['type']> = new Set<DemandCommand['type']>([
  'decide',
  'comment',
  'upload',
  'cancel',
  'finish',
  'cycle_ended',
  'save_administrative',
]);

/**
 * The facts of a command about which the database need not be asked before its turn, as of most decisions; null when it must be. Whether a consultant
 * whom a decision names is still active is looked at where it counts: in the transaction that gives him or her the demand.
 */
export function plainFacts(command: DemandCommand, actor: LifecycleActor): LifecycleFacts | null {
  if (!PLAIN_COMMANDS.has(command.type) || actor.role === 'REPRESENTATIVE') return null;
  return {
    stateToRestore: null,
    companyValidationStep: false,
    assigneeActive: true,
    doctorActive: true,
    actorInScope: true,
    slotsFree: true,
  };
}
