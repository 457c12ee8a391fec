import type { Wizard } from '@aval/application/drafts/wizard/get-wizard';
import { OPTIONS } from '@aval/domain/catalogue/options';
import { WIZARD_STEPS, type WizardStep } from '@aval/domain/validation/steps/step-schemas';
import type { Step } from '../../../components/basics/stepper';
import { useTranslation } from '../../../shell/words/translation';
import { fieldId, listAt, textAt } from '../steps/form';

/** Where somebody is in the wizard: at a step, or looking through all of them before sending. */
export type WizardPlace = WizardStep | 'review';

export function stepAddress(step: WizardPlace): string {
  return `?step=${placeName(step)}`;
}

/** A step that is changed on the way, and leads back to the review. */
export function changeAddress(step: WizardStep): string {
  return `${stepAddress(step)}&${BACK_TO_REVIEW}=1`;
}

/** To the answers to findings, and back to the review. */
export function answersAddress(): string {
  return `${changeAddress('extras')}#${fieldId('justifications')}`;
}

const BACK_TO_REVIEW = 'review';

export function leadsBackToReview(search: URLSearchParams): boolean {
  return search.has(BACK_TO_REVIEW);
}

/** How an address names a place. */
export function placeName(place: WizardPlace): string {
  return place === 'review' ? place : String(WIZARD_STEPS.indexOf(place) + 1);
}

/** The place that an address names; everything is looked through only once every step is complete. Source: docs/rules.md 14.1. */
export function openPlace(
  asked: string | null,
  complete: Record<WizardStep, boolean>,
  fallback: WizardStep,
): WizardPlace {
  const isWhole = WIZARD_STEPS.every((step) => complete[step]);
  if (asked !== 'review') return openStep(asked, complete, fallback);
  return isWhole ? 'review' : openStep(null, complete, WIZARD_STEPS.find((step) => !complete[step]) ?? fallback);
}

/** The step that an address names, as far as it may be opened: only when all before it are complete. */
export function openStep(
  asked: string | null,
  complete: Record<WizardStep, boolean>,
  fallback: WizardStep,
): WizardStep {
  const step = WIZARD_STEPS[Number(asked) - 1] ?? fallback;
  const first = WIZARD_STEPS.findIndex((candidate) => !complete[candidate]);
  const furthest = first < 0 ? WIZARD_STEPS.length - 1 : first;
  return WIZARD_STEPS[Math.min(WIZARD_STEPS.indexOf(step), furthest)] ?? 'patient';
}

/** The stepper's list: what each step holds, and which may be opened. */
export function useSteps(current: WizardPlace, complete: Record<WizardStep, boolean>, wizard: Wizard | null): Step[] {
  const { t } = useTranslation(['wizard', 'demand']);
  const content: Record<WizardStep, string> = {
    patient: wizard ? `${wizard.patient.firstName} ${wizard.patient.lastName}` : '',
    protocol: protocolContent(wizard, t),
    previousTreatments: previousContent(wizard, t),
    treatment: t('stepState.done'),
    extras: t('stepState.done'),
  };
  const steps = WIZARD_STEPS.map((step, index): Step => {
    const isOpen = WIZARD_STEPS.slice(0, index).every((before) => complete[before]);
    const state = step === current ? 'current' : complete[step] && isOpen ? 'done' : 'later';
    const words =
      state === 'current' ? t('stepState.current') : state === 'done' ? content[step] : t('stepState.pending');
    // The next step to be filled in may be opened from the stepper too.
    const canOpen = wizard !== null && isOpen;
    return {
      key: step,
      title: t(`step.${step}`),
      content: words,
      state,
      ...(canOpen ? { to: stepAddress(step) } : {}),
    };
  });
  // Leaving the last step keeps what is typed in it: the way to the review is its button.
  const review = current === 'review';
  return [
    ...steps,
    {
      key: 'review',
      title: t('review.step'),
      content: t(review ? 'stepState.current' : 'stepState.pending'),
      state: review ? 'current' : 'later',
    },
  ];
}

type Translate = ReturnType<typeof useTranslation<['wizard', 'demand']>>['t'];

function protocolContent(wizard: Wizard | null, t: Translate): string {
  const protocol = wizard?.forms.protocol ?? {};
  const type = OPTIONS.tumourType.find((option) => option === textAt(protocol, 'type'));
  if (!type) return t('stepState.done');
  return [t(`demand:option.tumourType.${type}`), textAt(protocol, 'stage')].filter(Boolean).join(', ');
}

/** What was declared of earlier treatments: those themselves, and doses had elsewhere. */
export function previousContent(wizard: Pick<Wizard, 'forms'> | null, t: Translate): string {
  const count = (list: string) => listAt(wizard?.forms.previousTreatments, list).length;
  const [treatments, exposures] = [count('previousTreatments'), count('exposures')];
  const said = [
    ...(treatments > 0 ? [t('stepState.count', { count: treatments })] : []),
    ...(exposures > 0 ? [t('stepState.exposures', { count: exposures })] : []),
  ];
  return said.join(', ') || t('stepState.none');
}
