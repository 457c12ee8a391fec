import type { Wizard } from '@aval/application/drafts/get-wizard';
import type { CommandResult } from '@aval/application/engine/outcomes';
import { useNavigate } from '@remix-run/react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../components/toasts';
import { useMessage } from '../../shell/use-message';
import { answerOf } from './save-answer';
import { stepAddress } from './wizard-steps';

export interface Submission {
  isSending: boolean;
  /** Why it was not sent, in words; nothing that was typed is lost by it. */
  problem: string | null;
  send: () => Promise<void>;
}

/** Sends the request. The same command id goes along with every repetition, so that trying again does it once. */
export function useSubmission(wizard: Wizard, firstCommandId: string): Submission {
  const { t } = useTranslation(['wizard', 'errors']);
  const words = useMessage();
  const navigate = useNavigate();
  const commandId = useRef(firstCommandId);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function send() {
    setSending(true);
    const body = new URLSearchParams({
      commandId: commandId.current,
      expectedSequence: String(wizard.expectedSequence),
    });
    const address = `/app/demands/${wizard.demandId}/submit`;
    const answer = await answerOf<CommandResult>(address, { method: 'POST', body });
    setSending(false);
    if (isDone(answer)) {
      showToast({
        kind: 'success',
        title: t('submitted', { reference: wizard.reference }),
        description: t(answer.status === 'accepted' ? 'submittedLater' : `next.${nextOf(wizard)}`),
      });
      navigate('/app/demands');
      return;
    }
    if (answer.status === 'refused' && answer.refusal === 'slots_taken') {
      // Another request was faster: step 4, loaded anew, marks the part that it concerns.
      showToast({ kind: 'error', title: t('errors:refusal.slots_taken') });
      navigate(stepAddress('treatment'));
      return;
    }
    // The text was edited since the first try: what comes next is another command.
    if (answer.status === 'edited') commandId.current = crypto.randomUUID();
    setProblem(words(problemOf(answer)));
  }

  return { isSending, problem, send };
}

type Answer = CommandResult | { status: 'signed_out' } | { status: 'failed' };

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
      return 'wizard:signedOut.text';
    case 'not_found':
    case 'forbidden':
      return 'errors:refusal.not_allowed';
    default:
      return 'wizard:problem.failed';
  }
}
