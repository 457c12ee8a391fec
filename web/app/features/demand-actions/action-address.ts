import type { DemandAction, DemandActionKind } from '@aval/domain/demand/lifecycle/actions';

/** In the order in which menus show them. The table of transitions decides when. */
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

/** Those that happen in a dialog of the demand's page, or begin there. */
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

/** Those that happen in the wizard. */
const WIZARD_ACTIONS: ReadonlySet<ShownAction> = new Set<ShownAction>(['edit', 'continue', 'edit_administrative']);

/** The actions of a demand that the screens show now, in the order of menus. */
export function shownActions(actions: readonly DemandAction[]): ShownAction[] {
  const open = new Set(actions.map(shownAs));
  return SHOWN_ACTIONS.filter((kind) => open.has(kind));
}

/** What a manager edits is called by its name. */
function shownAs(action: DemandAction): ShownAction {
  return action.kind === 'edit' && action.mode === 'administrative' ? 'edit_administrative' : action.kind;
}

export function isDestructive(kind: ShownAction): boolean {
  return kind === 'cancel' || kind === 'delete';
}

/** Where an action happens: the wizard, or the demand's page with the dialog open. */
export function actionAddress(demandId: string, kind: ShownAction): string {
  const page = `/app/demands/${demandId}`;
  if (kind === 'view') return page;
  return WIZARD_ACTIONS.has(kind) ? `${page}/edit` : `${page}?action=${kind}`;
}
