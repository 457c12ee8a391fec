import type { Wizard } from '@aval/application/drafts/wizard/get-wizard';
import { OPTIONS } from '@aval/domain/catalogue/options';
import { WIZARD_STEPS, type WizardStep } from '@aval/domain/validation/steps/step-schemas';
import type { Step } from '../../../components/basics/stepper';
import { useTranslation } from '../../../shell/words/translation';
import { fieldId, listAt, textAt } from '../steps/form';

/** Position in the wizard: a step, or the review before submission. */
export type WizardPlace = WizardStep | 'review';

export function stepAddress(step: WizardPlace): string {
  return `?step=${placeName(step)}`;
}

/** Returns the address of a demand's step from elsewhere. */
export function editAddress(demandId: string, step: WizardPlace): string {
  return `/app/demands/${demandId}/edit${stepAddress(step)}`;
}

/** Returns the address of a step opened from the review, which leads back to it. */
export function changeAddress(step: WizardStep): string {
  return `${stepAddress(step)}&${BACK_TO_REVIEW}=1`;
}

/** Returns the address of the answers to findings, which leads back to the review. */
export function answersAddress(): string {
  return `${changeAddress('extras')}#${fieldId('justifications')}`;
}

const BACK_TO_REVIEW = 'review';

export function leadsBackToReview(search: URLSearchParams): boolean {
  return search.has(BACK_TO_REVIEW);
}

/** Returns the name of a position in addresses. */
export function placeName(place: WizardPlace): string {
  return place === 'review' ? place : String(WIZARD_STEPS.indexOf(place) + 1);
}

/**
 * Returns the position named by an address; the review is available only when every step is complete. Source:
 * docs/rules.md 14.1.
 */
export function openPlace(
  asked: string | null,
  complete: Record<WizardStep, boolean>,
  fallback: WizardStep,
): WizardPlace {
  const isWhole = WIZARD_STEPS.every((step) => complete[step]);
  if (asked !== 'review') return openStep(asked, complete, fallback);
  return isWhole ? 'review' : openStep(null, complete, WIZARD_STEPS.find((step) => !complete[step]) ?? fallback);
}

/** Returns the step named by an address, or the first incomplete one before it. */
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

/** Entries of the stepper: content of each step, and which may be opened. */
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
    // The next step to fill in can be opened, too.
    const canOpen = wizard !== null && isOpen;
    return {
      key: step,
      title: t(`demand:section.${step}`),
      content: words,
      state,
      ...(canOpen ? { to: stepAddress(step) } : {}),
    };
  });
  // No link to the review: leaving the last step must save it, which its button does.
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

/** Describes declared earlier treatments and doses received elsewhere. */
export function previousContent(wizard: Pick<Wizard, 'forms'> | null, t: Translate): string {
  const count = (list: string) => listAt(wizard?.forms.previousTreatments, list).length;
  const [treatments, exposures] = [count('previousTreatments'), count('exposures')];
  const said = [
    ...(treatments > 0 ? [t('stepState.count', { count: treatments })] : []),
    ...(exposures > 0 ? [t('stepState.exposures', { count: exposures })] : []),
  ];
  return said.join(', ') || t('stepState.none');
}
