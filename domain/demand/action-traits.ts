import type { HistoryAction, ShownAction } from './vocabulary';

/** Meaning of a history action for the code that reads the history. */
interface ActionTraits {
  /**
   * `counts`: raises the number that pages compare, and an undo takes it back; `accompanies`: does neither; `undoes`:
   * takes back the last action that counts. Source: docs/rules.md 3.25.
   */
  weight: 'counts' | 'accompanies' | 'undoes';
  /** Whether it becomes the state's last decision, which the display status follows. Source: docs/rules.md 3.2. */
  isLastDecision: boolean;
  /** Whether the doctor's side files with it: a new demand, an answer or the next cycle. */
  files: boolean;
  makesVersion: boolean;
  /** Decision, or null: a final one, the manager's or that of the validation step. */
  verdict: 'authorized' | 'denied' | null;
  /** Ending of the demand by this action, or null. */
  ending: 'canceled' | 'finished' | null;
  /** Whether its comment is a reason, which API clients may omit. Source: docs/rules.md 3.21, 3.29. */
  hasReason: boolean;
}

const STEP = {
  weight: 'counts',
  isLastDecision: true,
  files: false,
  makesVersion: false,
  verdict: null,
  ending: null,
  hasReason: false,
} as const satisfies ActionTraits;
const CHANGE = { ...STEP, isLastDecision: false } as const satisfies ActionTraits;
const ACCOMPANIMENT = { ...CHANGE, weight: 'accompanies' } as const satisfies ActionTraits;

/**
 * Traits of each action, so that the compiler asks for those of a new one: history, progress, versions and undo read
 * them here.
 */
const TRAITS = {
  SAVE: { ...CHANGE, makesVersion: true },
  REQUEST: { ...STEP, files: true, makesVersion: true },
  REQUEST_MISSING_INFO: STEP,
  REQUEST_AUTHORIZATION: STEP,
  PROPOSE_AUTHORIZATION: STEP,
  PROPOSE_DENIAL: STEP,
  ACCEPT: { ...STEP, verdict: 'authorized' },
  DENY: { ...STEP, verdict: 'denied' },
  CONTINUE: STEP,
  CHANGE_DATES: { ...CHANGE, makesVersion: true },
  INCREASE_CYCLES: CHANGE,
  CANCEL: { ...STEP, ending: 'canceled', hasReason: true },
  FINISH: { ...STEP, ending: 'finished' },
  RETURN: STEP,
  ROLLBACK: { ...CHANGE, weight: 'undoes', hasReason: true },
  UPLOAD: ACCOMPANIMENT,
  TAKE_OVER: CHANGE,
  COMMENT: ACCOMPANIMENT,
  EVALUATION: STEP,
} as const satisfies Readonly<Record<ShownAction, ActionTraits>>;

/** Actions that make a version, as history and version name them. */
export type VersionAction = {
  [Action in HistoryAction]: (typeof TRAITS)[Action]['makesVersion'] extends true ? Action : never;
}[HistoryAction];

export function traitsOf(action: ShownAction): ActionTraits {
  return TRAITS[action];
}
