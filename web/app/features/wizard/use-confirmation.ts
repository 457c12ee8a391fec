import type { Wizard } from '@aval/application/drafts/get-wizard';
import { WIZARD_STEPS, type WizardStep } from '@aval/domain/validation/step-schemas';
import { useRevalidator } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { showToast } from '../../components/toasts';
import { useTranslation } from '../../shell/translation';

const LAST_STEP = WIZARD_STEPS.at(-1);

/** The dialog before sending. */
export interface Confirmation {
  isOpen: boolean;
  /** It was asked for, and waits for the demand as it is now. */
  isComing: boolean;
  ask: () => void;
  close: () => void;
}

/**
 * Asks only about what can be sent: the demand is loaded anew first. Where something has happened to it since, the page leads to the step that it
 * concerns and says so, instead of taking a dialog away from under somebody's hand.
 */
export function useConfirmation(wizard: Wizard, step: WizardStep): Confirmation {
  const { t } = useTranslation(['wizard', 'errors']);
  const { revalidate } = useRevalidator();
  const [askedWith, setAskedWith] = useState<Wizard | null>(null);
  useEffect(() => {
    if (askedWith === null || step === LAST_STEP) return;
    setAskedWith(null);
    if (wizard.complete[step]) return;
    const isTaken = step === 'treatment' && wizard.blocked.length > 0;
    showToast({ kind: 'error', title: t(isTaken ? 'errors:refusal.slots_taken' : 'problem.invalid') });
  }, [askedWith, step, wizard, t]);
  return {
    isOpen: step === LAST_STEP && askedWith !== null && askedWith !== wizard,
    isComing: askedWith === wizard,
    ask() {
      setAskedWith(wizard);
      revalidate();
    },
    close: () => setAskedWith(null),
  };
}
