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
 * Returns the facts of a command that needs no database query before it is handled, like most decisions; null for other
 * commands. Whether the consultant whom a decision names is still active is checked in the transaction that assigns the
 * demand.
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
