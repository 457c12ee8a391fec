import type { WizardStep } from '@aval/domain/validation/step-schemas';
import { formatTime } from '@aval/i18n/format';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { SaveState } from '../../components/save-line';
import { type SaveAnswer, sendStep } from './save-answer';

const PAUSE_MS = 5_000;

/** What stands between a page and its copy on the server, and cannot be solved by trying again. */
export type Obstacle =
  | { kind: 'conflict'; revision: number; time: string; byName: string }
  | { kind: 'signed_out' }
  | { kind: 'closed' };

export interface Saving {
  state: SaveState;
  obstacle: Obstacle | null;
  /** How many fields have changed since the last save. */
  unsaved: number;
  complete: Record<WizardStep, boolean>;
  /** A field has changed: it is kept after a pause. */
  change: (name: string) => void;
  /** Keeps what has changed now; false when it could not be kept. */
  save: () => Promise<boolean>;
  /** Puts one's own text on top of what somebody else saved. */
  keepMine: () => void;
}

interface SavingOptions {
  demandId: string;
  step: WizardStep;
  revision: number;
  savedAt: string | null;
  complete: Record<WizardStep, boolean>;
  read: () => FormData | null;
  onSaved?: (() => void) | undefined;
  onInvalid?: ((answer: Extract<SaveAnswer, { status: 'invalid' }>) => void) | undefined;
}

/** Keeps a step five seconds after the last key, on leaving it, and when asked to. One save at a time. */
export function useSaving(options: SavingOptions): Saving {
  const { savedAt } = options;
  const latest = useRef(options);
  latest.current = options;
  const revision = useRef(options.revision);
  const changed = useRef(new Set<string>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<boolean> | null>(null);
  const [unsaved, setUnsaved] = useState(0);
  const [complete, setComplete] = useState(options.complete);
  const [obstacle, setObstacle] = useState<Obstacle | null>(null);
  const [state, setState] = useState<SaveState>(
    savedAt === null ? { kind: 'idle' } : { kind: 'saved', time: formatTime(savedAt) },
  );

  const save = useCallback(async (): Promise<boolean> => {
    clearTimeout(timer.current);
    if (running.current) await running.current;
    if (changed.current.size === 0) return true;
    const form = latest.current.read();
    if (!form) return true;
    const names = [...changed.current];
    changed.current.clear();
    setState({ kind: 'saving' });
    const { demandId, step } = latest.current;
    running.current = sendStep(demandId, step, revision.current, form).then((answer) => {
      running.current = null;
      if (answer.status === 'saved') {
        revision.current = answer.revision;
        setComplete(answer.complete);
        setObstacle(null);
        setState({ kind: 'saved', time: formatTime(answer.savedAt) });
        setUnsaved(changed.current.size);
        latest.current.onSaved?.();
        return true;
      }
      for (const name of names) changed.current.add(name);
      setUnsaved(changed.current.size);
      if (answer.status === 'invalid') {
        setState({ kind: 'idle' });
        latest.current.onInvalid?.(answer);
        return false;
      }
      setObstacle(obstacleOf(answer));
      setState({ kind: 'failed', onRetry: () => void save() });
      return false;
    });
    return running.current;
  }, []);

  const change = useCallback(
    (name: string) => {
      changed.current.add(name);
      setUnsaved(changed.current.size);
      clearTimeout(timer.current);
      timer.current = setTimeout(save, PAUSE_MS);
    },
    [save],
  );
  useEffect(() => () => clearTimeout(timer.current), []);

  const keepMine = useCallback(() => {
    if (obstacle?.kind !== 'conflict') return;
    revision.current = obstacle.revision;
    setObstacle(null);
    void save();
  }, [obstacle, save]);

  return { state, obstacle, unsaved, complete, change, save, keepMine };
}

function obstacleOf(answer: SaveAnswer): Obstacle | null {
  switch (answer.status) {
    case 'conflict':
      return {
        kind: 'conflict',
        revision: answer.revision,
        time: formatTime(answer.savedAt),
        byName: answer.byName,
      };
    case 'signed_out':
      return { kind: 'signed_out' };
    case 'closed':
    case 'not_found':
      return { kind: 'closed' };
    default:
      return null;
  }
}
