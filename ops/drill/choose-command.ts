import type { DemandAction } from '@aval/domain/demand/actions';
import type { WizardMode } from '@aval/domain/demand/vocabulary';
import type { CommandKind, WizardKind } from './ledger';
import type { Random } from './random';

/** A draft is sent by whoever wrote it; everything else by whoever finds it offered. */
export type OfferedKind = Exclude<CommandKind, 'submit'>;

/** How often each is chosen among those that the page offers; what ends a demand is rare, or there would be little left to do. */
const WEIGHTS: Readonly<Record<OfferedKind, number>> = {
  manage: 12,
  resubmit: 12,
  continue: 12,
  take_over: 12,
  comment: 5,
  increase_cycles: 5,
  change_dates: 3,
  upload: 1.5,
  save_administrative: 1.5,
  rollback: 1,
  cancel: 0.3,
  finish: 0.3,
};

/** What is sent from the wizard in each of its modes. */
export const SENT_IN_MODE: Readonly<Record<WizardMode, WizardKind>> = {
  draft: 'submit',
  missing_info: 'resubmit',
  edit_active: 'resubmit',
  continue: 'continue',
  change_dates: 'change_dates',
  administrative: 'save_administrative',
};

/** One of the commands that a page offers; null when it offers none. */
export function chooseCommand(actions: readonly DemandAction[], random: Random): OfferedKind | null {
  const open = actions.map(kindOf).filter((kind) => kind !== null);
  let left = random.next() * open.reduce((sum, kind) => sum + WEIGHTS[kind], 0);
  for (const kind of open) {
    left -= WEIGHTS[kind];
    if (left <= 0) return kind;
  }
  return null;
}

function kindOf(action: DemandAction): OfferedKind | null {
  const kind = action.kind === 'edit' ? SENT_IN_MODE[action.mode] : action.kind;
  return isOffered(kind) ? kind : null;
}

function isOffered(kind: string): kind is OfferedKind {
  return kind in WEIGHTS;
}
