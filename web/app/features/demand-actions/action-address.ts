import type { DemandAction, DemandActionKind } from '@aval/domain/demand/lifecycle/actions';

/** Actions in menu order; the transition table decides which are available. */
export const SHOWN_ACTIONS = [
  'view',
  'manage',
  'edit',
  'continue',
  'edit_administrative',
  'change_dates',
  'increase_cycles',
  'comment',
  'upload',
  'take_over',
  'finish',
  'rollback',
  'duplicate',
  'duplicate_with_chemotherapy',
  'cancel',
  'delete',
] as const satisfies readonly (DemandActionKind | 'edit_administrative')[];
export type ShownAction = (typeof SHOWN_ACTIONS)[number];

/** Actions with a dialog on the demand's page, or that begin with one. */
export const DIALOG_ACTIONS = [
  'manage',
  'change_dates',
  'increase_cycles',
  'comment',
  'upload',
  'take_over',
  'finish',
  'rollback',
  'duplicate',
  'duplicate_with_chemotherapy',
  'cancel',
  'delete',
] as const satisfies readonly (ShownAction & DemandActionKind)[];
export type DialogAction = (typeof DIALOG_ACTIONS)[number];

/** Actions that open the wizard. */
const WIZARD_ACTIONS: ReadonlySet<ShownAction> = new Set<ShownAction>(['edit', 'continue', 'edit_administrative']);

/** Returns the available actions of a demand in menu order. */
export function shownActions(actions: readonly DemandAction[]): ShownAction[] {
  const open = new Set(actions.map(shownAs));
  return SHOWN_ACTIONS.filter((kind) => open.has(kind));
}

/** Editing by a manager has its own name. */
function shownAs(action: DemandAction): ShownAction {
  return action.kind === 'edit' && action.mode === 'administrative' ? 'edit_administrative' : action.kind;
}

export function isDestructive(kind: ShownAction): boolean {
  return kind === 'cancel' || kind === 'delete';
}

/** Returns the address of an action: the wizard, or the demand's page with the dialog open. */
export function actionAddress(demandId: string, kind: ShownAction): string {
  const page = `/app/demands/${demandId}`;
  if (kind === 'view') return page;
  return WIZARD_ACTIONS.has(kind) ? `${page}/edit` : `${page}?action=${kind}`;
}
