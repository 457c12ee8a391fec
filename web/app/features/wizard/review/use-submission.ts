import type { Closed } from '@aval/application/drafts/editable-demand';
import type { Wizard } from '@aval/application/drafts/wizard/get-wizard';
import type { FormIssue } from '@aval/application/engine/outcomes';
import type { WizardMode } from '@aval/domain/demand/vocabulary';
import { describeMoment } from '@aval/i18n/format';
import { useNavigate, useRevalidator } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { answerOf } from '../../../components/notices/answer-of';
import { showToast } from '../../../components/notices/toasts';
import { useOwnAddress } from '../../../shell/use-own-address';
import { useTranslation } from '../../../shell/words/translation';
import { useMessage } from '../../../shell/words/use-message';
import { mayAttach, useAttachments } from '../attachments/use-attachments';
import type { CommandId } from '../frame/use-command-id';
import { stepAddress } from '../frame/wizard-steps';
import { fileOfIssue, isSettled, type PlacedAnswer, type SubmissionAnswer } from './submission-outcome';

export interface Submission {
  isSending: boolean;
  /** Reason why the submission failed, in words and as the response's status; no input is lost. */
  problem: { text: string; status: SubmissionAnswer['status'] } | null;
  /** Issues found by the server, by content path. */
  issues: readonly FormIssue[];
  /** Another user has saved or added a file meanwhile, so the displayed content is outdated. */
  isOvertaken: boolean;
  /** The demand was closed while it was edited; the page keeps showing the input and is not reloaded. */
  closed: Closed | null;
  send: (extra?: Readonly<Record<string, string>>) => Promise<void>;
}

interface ShownFindings {
  /** Fingerprint of the displayed findings; null while none are shown. */
  mark: string | null;
  /** Requests the findings again. */
  lookAgain: () => void;
}

const NO_ISSUES: readonly FormIssue[] = [];

/** Submits the working copy. The same command id is sent until the command is settled, so that repetitions run once. */
export function useSubmission(wizard: Wizard, commandId: CommandId, { mark, lookAgain }: ShownFindings): Submission {
  const { t, i18n } = useTranslation(['wizard', 'errors']);
  const words = useMessage();
  const { shown, lookAtKept } = useAttachments();
  const ownAddress = useOwnAddress();
  const navigate = useNavigate();
  const { revalidate, state: reloading } = useRevalidator();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<Submission['problem']>(null);
  const [issues, setIssues] = useState(NO_ISSUES);
  const [isOutdated, setOutdated] = useState(false);
  const [overtaken, setOvertaken] = useState<Wizard | null>(null);
  const [closed, setClosed] = useState<Closed | null>(null);
  const [heldUp, setHeldUp] = useState<string | null>(null);
  useEffect(() => {
    if (reloading === 'idle') setOutdated(false);
  }, [reloading]);

  // The reloaded page shows the other user's changes, which would now be submitted.
  useEffect(() => {
    if (overtaken === null || overtaken === wizard) return;
    setOvertaken(null);
    setProblem(null);
    setIssues(NO_ISSUES);
  }, [overtaken, wizard]);

  /** Reloads the demand for the next attempt, with its current locks, catalogues and last action. */
  function reload() {
    setOutdated(true);
    revalidate();
  }

  async function send(extra: Readonly<Record<string, string>> = {}) {
    setSending(true);
    const { demandId, mode, reference } = wizard;
    const body = new URLSearchParams({
      ...extra,
      mode,
      commandId: commandId.value,
      expectedSequence: String(wizard.expectedSequence),
      revision: String(wizard.revision),
      ...(mayAttach(wizard) ? { files: JSON.stringify(shown()) } : {}),
      // Outdated figures block the submission once; if they are still shown afterwards, the page could not get newer
      // ones and says so (12.10).
      ...(mark === null || mark === heldUp ? {} : { findings: mark }),
    });
    const answer: PlacedAnswer = await answerOf<PlacedAnswer>(ownAddress(`/app/demands/${demandId}/submit`), {
      method: 'POST',
      body,
    });
    setSending(false);
    if (isDone(answer)) {
      const effect = isOwnAffair(mode) ? t(`effect.${mode}`) : t(`next.${nextOf(wizard)}`);
      showToast({
        kind: 'success',
        title: t(`done.${mode}`, { reference }),
        description: answer.status === 'accepted' ? t('submittedLater') : effect,
      });
      const itself = `/app/demands/${demandId}`;
      navigate(isOwnAffair(mode) ? itself : (answer.leadsTo ?? itself));
      return;
    }
    if (answer.status === 'closed') {
      setClosed(answer);
      return;
    }
    if (isSettled(answer)) commandId.renew();
    if (answer.status === 'conflict' && 'part' in answer && answer.part === 'findings') {
      setHeldUp(mark);
      setProblem({ text: t('conflict.findingsNotSent'), status: answer.status });
      lookAgain();
      return;
    }
    if (answer.status === 'conflict') {
      setOvertaken(wizard);
      const text =
        'part' in answer
          ? t('conflict.filesNotSent')
          : t('conflict.notSent', { name: answer.byName, moment: describeMoment(i18n, answer.savedAt, new Date()) });
      setProblem({ text, status: answer.status });
      return;
    }
    const goesOn = mode === 'continue' || mode === 'change_dates';
    if (answer.status === 'refused' && answer.refusal === 'slots_taken' && !goesOn) {
      // Another request took the treatment first: the reloaded step 4 marks the part concerned, and a user sent back
      // from the review is told (`useReview`).
      navigate(stepAddress('treatment'));
      return;
    }
    const found = answer.status === 'invalid' ? answer.issues : NO_ISSUES;
    setIssues(found);
    const [only] = found;
    setProblem({ text: words(only?.path === '' ? only.message : problemOf(answer)), status: answer.status });
    const file = found.map(fileOfIssue).find((id) => id !== null);
    if (file) lookAtKept(file);
    if (isSettled(answer) || answer.status === 'invalid') reload();
  }

  return { isSending: isSending || isOutdated, problem, issues, isOvertaken: overtaken !== null, closed, send };
}

function isDone(answer: SubmissionAnswer): boolean {
  if (answer.status === 'edited') return answer.earlier.status === 'done';
  return answer.status === 'done' || answer.status === 'accepted';
}

/** Returns whether the mode leaves the demand's status unchanged and hands it to nobody. */
export function isOwnAffair(mode: WizardMode): mode is 'change_dates' | 'administrative' {
  return mode === 'change_dates' || mode === 'administrative';
}

function nextOf({ way }: Wizard): 'MANAGER' | 'REPRESENTATIVE' {
  return way[0]?.role === 'REPRESENTATIVE' ? 'REPRESENTATIVE' : 'MANAGER';
}

function problemOf(answer: SubmissionAnswer): string {
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
    case 'obliged':
      return `wizard:elsewhere.${answer.status}.retry`;
    case 'not_found':
    case 'forbidden':
      return 'errors:refusal.not_allowed';
    default:
      return navigator.onLine ? 'wizard:problem.failed' : 'wizard:problem.offline';
  }
}
