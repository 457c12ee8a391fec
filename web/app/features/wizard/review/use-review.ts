import type { Wizard } from '@aval/application/drafts/wizard/get-wizard';
import { useNavigate } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { showToast } from '../../../components/notices/toasts';
import { useIsConnected } from '../../../components/notices/use-is-connected';
import { useTranslation } from '../../../shell/words/translation';
import { stepAddress, type WizardPlace } from '../frame/wizard-steps';

/** Navigation to the review before submission. */
export interface Review {
  /** The review was requested and waits for the reloaded demand. */
  isComing: boolean;
  ask: () => void;
}

/**
 * Reloads the demand first, because only content that can be submitted is reviewed. If something has happened to the
 * demand meanwhile, the page stays at the step concerned and reports it.
 */
export function useReview(wizard: Wizard, place: WizardPlace): Review {
  const { t } = useTranslation(['wizard', 'errors']);
  const navigate = useNavigate();
  const isConnected = useIsConnected();
  const [askedWith, setAskedWith] = useState<Wizard | null>(null);
  const wasReviewed = useRef(false);
  useEffect(() => {
    const isAnswered = askedWith !== null && askedWith !== wizard;
    const isSentBack = place !== 'review' && (isAnswered || wasReviewed.current) && !wizard.complete[place];
    wasReviewed.current = place === 'review';
    if (isAnswered) setAskedWith(null);
    if (!isSentBack) return;
    const isTaken = place === 'treatment' && wizard.blocked.length > 0;
    showToast({ kind: 'error', title: t(isTaken ? 'errors:refusal.slots_taken' : 'problem.invalid') }, 'sent-back');
  }, [askedWith, place, wizard, t]);
  return {
    isComing: askedWith === wizard,
    ask() {
      if (!isConnected()) return;
      setAskedWith(wizard);
      navigate(stepAddress('review'));
    },
  };
}
