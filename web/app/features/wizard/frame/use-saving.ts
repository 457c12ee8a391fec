import type { TypedForm } from '@aval/application/drafts/saving/typed-values';
import type { FormIssue } from '@aval/application/engine/outcomes';
import type { WizardStep } from '@aval/domain/validation/steps/step-schemas';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { SaveState } from '../../../components/fields/save-line';
import { showToast } from '../../../components/notices/toasts';
import { useIsConnected } from '../../../components/notices/use-is-connected';
import { useWhenOnline } from '../../../components/notices/use-when-online';
import { useWhenSignedIn } from '../../../components/notices/use-when-signed-in';
import { useOwnAddress } from '../../../shell/use-own-address';
import { useTranslation } from '../../../shell/words/translation';
import { createPendingChanges } from '../attachments/pending-changes';
import type { ChangedAnswers } from '../congruence/kept-answers';
import { TOO_MANY_NUMBERS } from '../review/too-many-numbers';
import { isSameForm, readTyped } from '../steps/form';
import { changedExtras } from './changed-extras';
import { lookAtObstacle, type Obstacle, obstacleOf } from './obstacle';
import { keepBroughtPage } from './opened-page';
import { isRetriedAlone, retryPauseMs } from './retry-pause';
import { type SaveAnswer, type SavedPart, sendStep, stepSaveAddress } from './save-answer';
import { createSavePause } from './save-pause';

/** Pause after which input is saved, in ms. Source: docs/rules.md 3.28. */
const AUTOSAVE_PAUSE_MS = 5_000;

export interface Saving {
  state: SaveState;
  obstacle: Obstacle | null;
  /** Number of fields changed since the last save. */
  unsaved: number;
  complete: Record<WizardStep, boolean>;
  /** Records a changed field, to be saved after a pause. */
  change: (name: string) => void;
  /** Makes the next save send the step even without changed fields. */
  owe: () => void;
  /**
   * Returns whether form and working copy agree; a page may show more than was typed, such as a default or a part that
   * is switched off.
   */
  isKept: () => boolean;
  /**
   * Saves all changes; resolves to false when they could not be saved. With the query string of the step to go on to,
   * the answer brings its page.
   */
  save: (next?: string) => Promise<boolean>;
  /** Shows why saving failed, because the status line may be out of sight. */
  sayWhyNot: () => void;
  /** Overwrites what another user has saved with the own input. */
  keepMine: () => void;
}

interface SavingOptions {
  demandId: string;
  step: WizardStep;
  revision: number;
  savedAt: string | null;
  complete: Record<WizardStep, boolean>;
  /** Values of this step in the working copy; null while it has none. */
  stored: TypedForm | null;
  read: () => FormData | null;
  /** Answers to findings typed beside a step that does not contain them: name of their list, and the changed ones. */
  beside?: { list: string; changed: () => ChangedAnswers | null } | undefined;
  /** Called with the step's values in the working copy, and whether the page of the next step came along. */
  onSaved?: ((saved: TypedForm, isGoingOn: boolean) => void) | undefined;
  /** Called after a save that was merged into another version. */
  onMerged?: (() => void) | undefined;
  onInvalid?: ((issues: readonly FormIssue[]) => void) | undefined;
}

/**
 * Saves a step five seconds after the last key and at most ten after the first, on leaving it, and on request. One save
 * at a time.
 */
export function useSaving(options: SavingOptions): Saving {
  const { savedAt } = options;
  const ownAddress = useOwnAddress();
  const { t } = useTranslation('common');
  const isConnected = useIsConnected();
  const latest = useRef(options);
  latest.current = options;
  const revision = useRef(options.revision);
  const [unsaved, setUnsaved] = useState(0);
  const [complete, setComplete] = useState(options.complete);
  const [obstacle, setObstacle] = useState<Obstacle | null>(null);
  const [state, setState] = useState<SaveState>(savedAt === null ? { kind: 'idle' } : { kind: 'saved', at: savedAt });
  const kept = useRef(options.stored);
  /** Set once the user chose to keep their version over another one: step 5 then saves only what changed here. */
  const isOnTop = useRef(false);
  const failures = useRef(0);
  /** The last save got no response, and only retrying can help. */
  const isUnanswered = useRef(false);
  const [changes] = useState(() => createPendingChanges({ send, onCount: setUnsaved }));

  function send(names: readonly string[], isOwed: boolean, next: string | undefined): Promise<boolean> | null {
    const { step, read, beside } = latest.current;
    const form = read();
    if (!form) return null;
    const isBeside = (name: string) => beside !== undefined && name.startsWith(beside.list);
    const sendOwn = () => sendForm(step, form, next);
    if (!beside || !names.some(isBeside)) return sendOwn();
    const isOwnOwed = isOwed || !names.every(isBeside);
    const answers = beside.changed();
    // Edited, but reverted.
    if (answers === null) return isOwnOwed ? sendOwn() : Promise.resolve(true);
    const sent = sendForm('answers', answers.form, isOwnOwed ? undefined : next).then((isKept) => {
      if (isKept) answers.onKept();
      return isKept;
    });
    return isOwnOwed ? sent.then((isKept) => isKept && sendOwn()) : sent;
  }

  function sendForm(part: SavedPart, form: FormData, next: string | undefined): Promise<boolean> {
    const { demandId } = latest.current;
    const isOwn = part === latest.current.step;
    setState({ kind: 'saving' });
    isUnanswered.current = false;
    const isMerged = part === 'extras' && isOnTop.current;
    const { form: sent, changed } = isMerged ? changedExtras(kept.current, form) : { form, changed: undefined };
    const address = stepSaveAddress(demandId, { part, revision: revision.current, changed, next });
    keepBroughtPage(null);
    return sendStep(ownAddress(address), sent).then((answer) => {
      if (answer.status === 'saved') {
        revision.current = answer.revision;
        const saved = readTyped(form);
        if (isOwn) kept.current = saved;
        failures.current = 0;
        setComplete(answer.complete);
        setObstacle(null);
        setState({ kind: 'saved', at: answer.savedAt });
        const { page } = answer;
        if (page && next) keepBroughtPage({ address: `/app/demands/${demandId}/edit${next}`, page });
        if (isOwn) latest.current.onSaved?.(saved, page !== undefined);
        if (isMerged) latest.current.onMerged?.();
        return true;
      }
      if (answer.status === 'invalid' || answer.status === 'throttled') {
        setState({ kind: 'idle' });
        latest.current.onInvalid?.(answer.status === 'invalid' ? answer.issues : TOO_MANY_NUMBERS);
        return false;
      }
      const standing = obstacleOf(answer);
      failures.current += 1;
      isUnanswered.current = standing === null;
      setObstacle(standing);
      setState(
        standing === null
          ? { kind: 'failed', onRetry: () => void save(), goesOn: whenAgain(answer, failures.current) }
          : { kind: 'stopped', onLook: lookAtObstacle },
      );
      return false;
    });
  }

  const [pause] = useState(() => createSavePause(() => void changes.keep()));
  const save = useCallback(
    (next?: string): Promise<boolean> => {
      pause.end();
      return changes.keep(next);
    },
    [changes, pause],
  );

  const change = useCallback(
    (name: string) => {
      changes.add(name);
      pause.begin(AUTOSAVE_PAUSE_MS);
    },
    [changes, pause],
  );
  const isKept = useCallback(() => {
    const form = latest.current.read();
    return form === null || (kept.current !== null && isSameForm(kept.current, readTyped(form)));
  }, []);
  useEffect(() => pause.end, [pause]);
  useEffect(() => {
    if (!isSentAgain(state)) return;
    const again = setTimeout(save, retryPauseMs(failures.current));
    return () => clearTimeout(again);
  }, [state, save]);
  useWhenOnline(isSentAgain(state), save);
  useWhenSignedIn(obstacle?.kind === 'signed_out' || obstacle?.kind === 'obliged', save);

  const keepMine = useCallback(() => {
    if (obstacle?.kind !== 'conflict') return;
    revision.current = obstacle.revision;
    isOnTop.current = true;
    setObstacle(null);
    void save();
  }, [obstacle, save]);

  const sayWhyNot = useCallback(() => {
    if (!isUnanswered.current) return lookAtObstacle();
    const description = t(state.kind === 'failed' ? `save.${state.goesOn}` : 'save.alone');
    if (isConnected()) showToast({ kind: 'error', title: t('save.failed'), description }, 'not-kept');
  }, [isConnected, t, state]);

  const shown = shownState(state, unsaved > 0);
  return { state: shown, obstacle, unsaved, complete, change, owe: changes.owe, isKept, save, sayWhyNot, keepMine };
}

/** Whether a failed save is sent again as it is; a refused one waits until something is typed. */
function isSentAgain(state: SaveState): boolean {
  return state.kind === 'failed' && state.goesOn !== 'changed';
}

function whenAgain(answer: SaveAnswer, failures: number): 'alone' | 'online' | 'changed' {
  const code = answer.status === 'failed' ? answer.answeredWith : undefined;
  if (!isRetriedAlone(code, failures)) return 'changed';
  return navigator.onLine ? 'alone' : 'online';
}

/** Shows "unsaved" instead of "saved" from the first key press on. */
export function shownState(state: SaveState, isUnsaved: boolean): SaveState {
  const isQuiet = state.kind === 'saved' || state.kind === 'idle';
  return isQuiet && isUnsaved ? { kind: 'unsaved' } : state;
}
