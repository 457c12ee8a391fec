import type { DemandAction, DemandActionKind } from '@aval/domain/demand/actions';

/** What the screens can carry out, in the order in which menus show it. The table of transitions decides when. */
export const SHOWN_ACTIONS = [
  'view',
  'manage',
  'edit',
  'comment',
  'upload',
  'take_over',
  'finish',
  'rollback',
  'duplicate',
  'duplicate_with_chemotherapy',
  'cancel',
  'delete',
] as const satisfies readonly DemandActionKind[];
export type ShownAction = (typeof SHOWN_ACTIONS)[number];

/** Those that happen in a dialog of the demand's page. */
export const DIALOG_ACTIONS = [
  'manage',
  'comment',
  'upload',
  'take_over',
  'finish',
  'rollback',
  'duplicate',
  'duplicate_with_chemotherapy',
  'cancel',
  'delete',
] as const satisfies readonly ShownAction[];
export type DialogAction = (typeof DIALOG_ACTIONS)[number];

/** The actions of a demand that the screens show now, in the order of menus. */
export function shownActions(actions: readonly DemandAction[]): ShownAction[] {
  return SHOWN_ACTIONS.filter((kind) => actions.some((action) => action.kind === kind && hasScreen(action)));
}

/** The wizard has no administrative mode. */
function hasScreen(action: DemandAction): boolean {
  return action.kind !== 'edit' || action.mode !== 'administrative';
}

export function isDestructive(kind: DemandActionKind): boolean {
  return kind === 'cancel' || kind === 'delete';
}

/** Where an action happens: the wizard, or the demand's page with the dialog open. */
export function actionAddress(demandId: string, kind: ShownAction): string {
  const page = `/app/demands/${demandId}`;
  if (kind === 'view') return page;
  return kind === 'edit' ? `${page}/edit` : `${page}?action=${kind}`;
}
