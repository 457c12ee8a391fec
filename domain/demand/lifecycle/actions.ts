import type { Actor, DemandSubject } from '../../access/actor';
import { isFilingRole } from '../../access/roles';
import { canSeeDemand } from '../../access/scope';
import type { CivilDate } from '../../calendar/civil-date';
import { duplicationBlock } from '../content/duplication';
import { displayStatus } from '../outlook/display-status';
import type { DemandState } from '../state';
import type { WizardMode } from '../vocabulary';
import { COMMENT_TARGETS, type CommentTarget, type DemandCommandType } from './commands';
import { type DecisionOption, decisionOptions, openRows, wizardMode } from './offers';

/** Action that a row of the list or a detail page offers. */
export type DemandAction =
  | { kind: 'view' }
  | { kind: 'edit'; mode: WizardMode }
  | { kind: 'manage'; options: readonly DecisionOption[] }
  | { kind: 'comment'; targets: readonly CommentTarget[] }
  | { kind: PlainAction };

/**
 * Kind of action as which each command is offered, in the order of the offers; `plain` is the command's own name. Null
 * for what no user gives.
 */
const OFFERED_AS = {
  submit: 'edit',
  resubmit: 'edit',
  save_administrative: 'edit',
  decide: 'manage',
  continue: 'plain',
  change_dates: 'plain',
  increase_cycles: 'plain',
  upload: 'plain',
  finish: 'plain',
  cancel: 'plain',
  rollback: 'plain',
  take_over: 'plain',
  comment: 'comment',
  cycle_ended: null,
  return_to_manager: null,
} as const satisfies Readonly<Record<DemandCommandType, 'plain' | 'edit' | 'manage' | 'comment' | null>>;

type PlainCommand = {
  [Type in DemandCommandType]: (typeof OFFERED_AS)[Type] extends 'plain' ? Type : never;
}[DemandCommandType];
const PLAIN_COMMANDS = (Object.keys(OFFERED_AS) as DemandCommandType[]).filter(
  (type): type is PlainCommand => OFFERED_AS[type] === 'plain',
);

type PlainAction = PlainCommand | 'duplicate' | 'duplicate_with_chemotherapy' | 'delete';
export type DemandActionKind = DemandAction['kind'];

export interface ActionFacts {
  /** Whether the demand's doctor is active; only an inactive doctor's demand can be taken over. */
  doctorActive: boolean;
}

/**
 * Returns the actions that are open to an actor for a demand today, from the same table that decides the command; none
 * for a demand out of the actor's scope. A null state is a draft.
 * Source: docs/rules.md 3.20, 3.23, 3.27, 3.32, docs/lifecycle.md.
 */
export function availableActions(
  state: DemandState | null,
  facts: ActionFacts,
  actor: Actor,
  subject: DemandSubject,
  today: CivilDate,
): DemandAction[] {
  const status = displayStatus(state);
  if (!canSeeDemand(actor, subject, status)) return [];
  const open = new Set(openRows(state, actor, today).map((row) => row.command));
  const actions: DemandAction[] = [{ kind: 'view' }];
  const mode = wizardMode(state, actor.role, today);
  if (mode && mode !== 'continue' && mode !== 'change_dates') actions.push({ kind: 'edit', mode });
  const options = decisionOptions(state, actor, today);
  if (options.length > 0) actions.push({ kind: 'manage', options });
  for (const kind of PLAIN_COMMANDS) {
    if (open.has(kind) && (kind !== 'take_over' || !facts.doctorActive)) actions.push({ kind });
  }
  if (isFilingRole(actor.role)) actions.push(...copyingAndDeleting(state, today));
  if (open.has('comment')) actions.push({ kind: 'comment', targets: COMMENT_TARGETS });
  return actions;
}

/** Returns the available action of a kind, or undefined. */
export function findAction<Kind extends DemandActionKind>(
  actions: readonly DemandAction[],
  kind: Kind,
): Extract<DemandAction, { kind: Kind }> | undefined {
  return actions.find((action): action is Extract<DemandAction, { kind: Kind }> => action.kind === kind);
}

/** Actions on drafts, which the lifecycle table does not cover. */
function copyingAndDeleting(state: DemandState | null, today: CivilDate): DemandAction[] {
  if (displayStatus(state) === 'draft') return [{ kind: 'delete' }];
  if (!state || duplicationBlock(state, today)) return [];
  return state.chemotherapy
    ? [{ kind: 'duplicate' }, { kind: 'duplicate_with_chemotherapy' }]
    : [{ kind: 'duplicate' }];
}
