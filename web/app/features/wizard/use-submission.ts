import type { Wizard } from '@aval/application/drafts/get-wizard';
import type { CommandResult, FormIssue } from '@aval/application/engine/outcomes';
import { useNavigate, useRevalidator } from '@remix-run/react';
import { useRef, useState } from 'react';
import { answerOf, type NoAnswer } from '../../components/answer-of';
import { showToast } from '../../components/toasts';
import { useTranslation } from '../../shell/translation';
import { useMessage } from '../../shell/use-message';
import { stepAddress } from './wizard-steps';

export interface Submission {
  isSending: boolean;
  /** Why it was not sent, in words; nothing that was typed is lost by it. */
  problem: string | null;
  /** What the server found wrong, by its place in the content. */
  issues: readonly FormIssue[];
  send: (extra?: Readonly<Record<string, string>>) => Promise<void>;
}

const NO_ISSUES: readonly FormIssue[] = [];

/** Sends what lies in the wizard. The same command id goes along with every repetition, so that trying again does it once. */
export function useSubmission(wizard: Wizard, firstCommandId: string): Submission {
  const { t } = useTranslation(['wizard', 'errors']);
  const words = useMessage();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const commandId = useRef(firstCommandId);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [issues, setIssues] = useState(NO_ISSUES);

  async function send(extra: Readonly<Record<string, string>> = {}) {
    setSending(true);
    const { demandId, mode, reference } = wizard;
    const body = new URLSearchParams({
      ...extra,
      mode,
      commandId: commandId.current,
      expectedSequence: String(wizard.expectedSequence),
    });
    const answer = await answerOf<CommandResult>(`/app/demands/${demandId}/submit`, { method: 'POST', body });
    setSending(false);
    if (isDone(answer)) {
      const isOwnAffair = mode === 'change_dates' || mode === 'administrative';
      const effect = isOwnAffair ? t(`effect.${mode}`) : t(`next.${nextOf(wizard)}`);
      showToast({
        kind: 'success',
        title: t(`done.${mode}`, { reference }),
        description: answer.status === 'accepted' ? t('submittedLater') : effect,
      });
      navigate(isOwnAffair ? `/app/demands/${demandId}` : '/app/demands');
      return;
    }
    const goesOn = mode === 'continue' || mode === 'change_dates';
    if (answer.status === 'refused' && answer.refusal === 'slots_taken' && !goesOn) {
      // Another request was faster: step 4, loaded anew, marks the part that it concerns.
      showToast({ kind: 'error', title: t('errors:refusal.slots_taken') });
      navigate(stepAddress('treatment'));
      return;
    }
    // The text was edited since the first try: what comes next is another command.
    if (answer.status === 'edited') commandId.current = crypto.randomUUID();
    const found = answer.status === 'invalid' ? answer.issues : NO_ISSUES;
    setIssues(found);
    const [only] = found;
    setProblem(words(only?.path === '' ? only.message : problemOf(answer)));
    // What is locked, or gone from the catalogues, may have changed since the page was loaded.
    if (answer.status === 'invalid') revalidate();
  }

  return { isSending, problem, issues, send };
}

type Answer = CommandResult | NoAnswer;

function isDone(answer: Answer): boolean {
  if (answer.status === 'edited') return answer.earlier.status === 'done';
  return answer.status === 'done' || answer.status === 'accepted';
}

export function nextOf({ nextRole }: Wizard): 'MANAGER' | 'REPRESENTATIVE' {
  return nextRole === 'REPRESENTATIVE' ? 'REPRESENTATIVE' : 'MANAGER';
}

function problemOf(answer: Answer): string {
  switch (answer.status) {
    case 'refused':
      return `errors:refusal.${answer.refusal}`;
    case 'stale':
      return 'errors:refusal.stale';
    case 'unknown':
    case 'unavailable':
      return 'errors:engineUnavailable';
    case 'invalid':
      return 'wizard:problem.invalid';
    case 'edited':
      return 'wizard:problem.edited';
    case 'signed_out':
      return 'wizard:signedOut';
    case 'not_found':
    case 'forbidden':
      return 'errors:refusal.not_allowed';
    default:
      return 'wizard:problem.failed';
  }
}
