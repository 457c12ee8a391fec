import type { IconName } from '../../components/basics/icon-paths';
import type { ShownAction } from './action-address';

export const ACTION_ICONS: Readonly<Record<ShownAction, IconName>> = {
  view: 'eye',
  manage: 'check',
  answer: 'comment',
  edit: 'pencil',
  continue: 'arrow',
  edit_administrative: 'pencil',
  change_dates: 'calendar',
  increase_cycles: 'plus',
  comment: 'comment',
  upload: 'upload',
  take_over: 'person',
  finish: 'check',
  rollback: 'undo',
  duplicate: 'copy',
  duplicate_with_chemotherapy: 'copy',
  cancel: 'forbid',
  delete: 'trash',
};
