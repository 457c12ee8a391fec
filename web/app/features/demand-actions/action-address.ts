import type { DemandActionKind } from '@aval/domain/demand/actions';

/** What the screens can carry out, in the order in which menus show it. The table of transitions decides when. */
export const SHOWN_ACTIONS = [
  'view',
  'manage',
  'edit',
  'comment',
  'upload',
  'finish',
  'rollback',
  'cancel',
  'delete',
] as const satisfies readonly DemandActionKind[];
export type ShownAction = (typeof SHOWN_ACTIONS)[number];

export function isDestructive(kind: DemandActionKind): boolean {
  return kind === 'cancel' || kind === 'delete';
}

/** Where an action happens: the wizard, or the demand's page with the dialog open. */
export function actionAddress(demandId: string, kind: ShownAction): string {
  const page = `/app/demands/${demandId}`;
  if (kind === 'view') return page;
  return kind === 'edit' ? `${page}/edit` : `${page}?action=${kind}`;
}
