import type { DemandAction, DemandActionKind } from '@aval/domain/demand/lifecycle/actions';
import type { WizardMode } from '@aval/domain/demand/vocabulary';

/** Place of each action, in menu order; the transition table decides which are available. */
const PLACES = {
  view: 'page',
  manage: 'dialog',
  answer: 'dialog',
  edit: 'wizard',
  continue: 'wizard',
  edit_administrative: 'wizard',
  change_dates: 'dialog',
  increase_cycles: 'dialog',
  comment: 'dialog',
  upload: 'dialog',
  take_over: 'dialog',
  finish: 'dialog',
  rollback: 'dialog',
  duplicate: 'dialog',
  duplicate_with_chemotherapy: 'dialog',
  cancel: 'dialog',
  delete: 'dialog',
} as const satisfies Readonly<
  Record<DemandActionKind | 'answer' | 'edit_administrative', 'page' | 'dialog' | 'wizard'>
>;
export type ShownAction = keyof typeof PLACES;
const SHOWN_ACTIONS = Object.keys(PLACES) as ShownAction[];

/** Actions with a dialog on the demand's page, or that begin with one. */
export type DialogAction = {
  [Kind in ShownAction]: (typeof PLACES)[Kind] extends 'dialog' ? Kind : never;
}[ShownAction];
export const DIALOG_ACTIONS = SHOWN_ACTIONS.filter((kind): kind is DialogAction => PLACES[kind] === 'dialog');

/** Returns the available actions of a demand in menu order. */
export function shownActions(actions: readonly DemandAction[]): ShownAction[] {
  const open = new Set(actions.map(shownAs));
  return SHOWN_ACTIONS.filter((kind) => open.has(kind));
}

/** Returns the name under which an action is shown: editing is more than one thing for users. */
function shownAs(action: DemandAction): ShownAction {
  return action.kind === 'edit' ? EDITS[action.mode] : action.kind;
}

const EDITS: Readonly<Record<WizardMode, ShownAction>> = {
  draft: 'edit',
  missing_info: 'answer',
  edit_active: 'answer',
  continue: 'continue',
  change_dates: 'change_dates',
  administrative: 'edit_administrative',
};

export function isDestructive(kind: ShownAction): boolean {
  return kind === 'cancel' || kind === 'delete';
}

/** Returns the address of an action: the wizard, or the demand's page with the dialog open. */
export function actionAddress(demandId: string, kind: ShownAction): string {
  const page = `/app/demands/${demandId}`;
  switch (PLACES[kind]) {
    case 'page':
      return page;
    case 'wizard':
      return `${page}/edit`;
    case 'dialog':
      return `${page}?action=${kind}`;
  }
}
