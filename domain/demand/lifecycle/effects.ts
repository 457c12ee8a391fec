import type { RoleName } from '../../access/roles';
import { reversesManager } from '../outlook/decision-warnings';
import { displayStatus } from '../outlook/display-status';
import { isValidationDenied } from '../outlook/validation-denied';
import type { DemandState } from '../state';
import { undoesFinalDecision } from '../transitions/conditions';
import { notificationKey, type Telling, type TransitionEffect } from '../transitions/transition-row';
import type { Audience, CommentTarget, Effect } from './commands';
import type { Step } from './next-state';

/** Users told when a demand is assigned to their role; roles that are never assigned one have none. */
const AUDIENCES_OF_ROLE: Readonly<Record<RoleName, readonly Audience[]>> = {
  SUPERADMIN: [],
  ADMIN: [],
  SUPERVISOR: [],
  ASSISTANT: [],
  MANAGER: ['managers'],
  REPRESENTATIVE: ['representatives'],
  CONSULTANT: ['assigned_consultant'],
  DOCTOR: ['doctor', 'filer'],
};

const AUDIENCES_OF_TARGET: Record<CommentTarget, readonly Audience[]> = {
  doctor: ['doctor', 'filer'],
  managers: ['managers'],
  insurer: ['representatives'],
};

const EVERYONE_CONCERNED: readonly Audience[] = ['doctor', 'filer', 'managers', 'representatives'];

const TREATMENT_LOCK_MOVES = [
  'takeSlots',
  'takeFreeSlots',
  'releaseSlots',
] as const satisfies readonly Effect['kind'][];

/** Returns the change of the demand's treatment locks in a step; undefined when they stay unchanged. */
export function treatmentLockMoveOf(effects: readonly Effect[]): (typeof TREATMENT_LOCK_MOVES)[number] | undefined {
  return TREATMENT_LOCK_MOVES.find((move) => effects.some(({ kind }) => kind === move));
}

/** Returns the effects of an accepted step, in the order in which they are written. */
export function effectsOf(step: Step, next: DemandState): Effect[] {
  const { row, state } = step;
  const effects = (row.effects ?? []).flatMap((effect) => lastingEffects(effect, state, next));
  const status = displayStatus(next);
  const target = step.command.type === 'comment' ? step.command.target : null;
  const told = new Set<Audience>();
  for (const telling of row.tells ?? []) {
    if (!applies(telling, step)) continue;
    const key = notificationKey(telling.about, status, row.history, target);
    for (const audience of audiencesOf(telling, step, next)) {
      if (told.has(audience)) continue;
      told.add(audience);
      effects.push({ kind: 'notify', audience, key });
    }
  }
  return effects;
}

function lastingEffects(effect: TransitionEffect, before: DemandState, next: DemandState): Effect[] {
  switch (effect) {
    case 'new_version':
      return [{ kind: 'addVersion' }, { kind: 'renderDocument', edition: 'submission' }];
    case 'validation_document':
      return isValidationDenied(before) === isValidationDenied(next)
        ? []
        : [{ kind: 'renderDocument', edition: 'validation' }];
    case 'decision_document':
      return [{ kind: 'renderDocument', edition: 'decision' }];
    case 'annul_decision_document':
      return undoesFinalDecision(before)
        ? [{ kind: 'annulDecisionDocument' }, { kind: 'renderDocument', edition: 'annulled' }]
        : [];
    case 'take_slots':
      return [{ kind: 'takeSlots' }];
    case 'take_free_slots':
      return [{ kind: 'takeFreeSlots' }];
    case 'release_slots':
      return [{ kind: 'releaseSlots' }];
  }
}

function applies({ when }: Telling, { actor, state, command }: Step): boolean {
  if (when === 'assistant_acts') return actor.role === 'ASSISTANT';
  if (when === 'manager_reversed') return command.type === 'decide' && reversesManager(state, command.decision);
  return true;
}

function audiencesOf({ who }: Telling, { command, state }: Step, next: DemandState): readonly Audience[] {
  switch (who) {
    case 'assigned':
      return next.assignedRole ? AUDIENCES_OF_ROLE[next.assignedRole] : [];
    case 'target':
      return command.type === 'comment' ? AUDIENCES_OF_TARGET[command.target] : [];
    case 'concerned':
      return state.assignedUserId === null ? EVERYONE_CONCERNED : [...EVERYONE_CONCERNED, 'assigned_consultant'];
    default:
      return [who];
  }
}
