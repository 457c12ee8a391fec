import type { DemandAction } from '@aval/domain/demand/lifecycle/actions';
import type { WizardMode } from '@aval/domain/demand/vocabulary';
import type { CommandKind, WizardKind } from './ledger';
import type { ListRow } from './page';
import type { Random } from './random';

/** Commands that any player sends when they are offered; a draft is submitted only by its author. */
export type OfferedKind = Exclude<CommandKind, 'submit'>;

/** Relative frequency of each command among those offered. Commands that end a demand are rare, so that enough demands remain open. */
const WEIGHTS: Readonly<Record<OfferedKind, number>> = {
  manage: 12,
  resubmit: 12,
  continue: 12,
  take_over: 12,
  comment: 3,
  increase_cycles: 5,
  change_dates: 3,
  upload: 1.5,
  save_administrative: 2.5,
  rollback: 1,
  cancel: 0.3,
  finish: 0.3,
};

/** Command that the wizard sends in each of its modes. */
export const SENT_IN_MODE: Readonly<Record<WizardMode, WizardKind>> = {
  draft: 'submit',
  missing_info: 'resubmit',
  edit_active: 'resubmit',
  continue: 'continue',
  change_dates: 'change_dates',
  administrative: 'save_administrative',
};

/** Returns the commands that a demand's page offers. */
export function kindsOnPage(actions: readonly DemandAction[]): OfferedKind[] {
  return actions.map((action) => (action.kind === 'edit' ? SENT_IN_MODE[action.mode] : action.kind)).filter(isOffered);
}

/** Returns the commands that a row of the list offers. */
export function kindsInRow({ displayStatus, actions }: ListRow): OfferedKind[] {
  if (displayStatus === 'draft') return [];
  return actions.map((action) => IN_ROWS[action] ?? action).filter(isOffered);
}

const IN_ROWS: Readonly<Record<string, OfferedKind>> = {
  answer: 'resubmit',
  edit_administrative: 'save_administrative',
};

/** Chooses one of the open commands by weight; null when there is none. */
export function chooseKind(open: ReadonlySet<OfferedKind>, random: Random): OfferedKind | null {
  const kinds = [...open];
  let left = random.next() * kinds.reduce((sum, kind) => sum + WEIGHTS[kind], 0);
  for (const kind of kinds) {
    left -= WEIGHTS[kind];
    if (left <= 0) return kind;
  }
  return null;
}

function isOffered(kind: string): kind is OfferedKind {
  return kind in WEIGHTS;
}
