import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../../components/button';
import { ErrorSummary } from '../../../components/error-summary';
import { useTranslation } from '../../../shell/translation';
import { useFieldLabels } from '../field-labels';
import { fieldId } from '../form';
import type { StepForm } from '../use-step-form';

interface WizardBarProps {
  form: StepForm;
  unsaved: number;
  /** Address of the step before; null on the first. */
  back: string | null;
  isBusy: boolean;
  /** Null where a page has nothing to save by itself yet. */
  saveNote?: boolean;
  onNext: () => void;
  /** The words of the last button; "Siguiente" without. */
  nextLabel?: ReactNode;
}

/** What is wrong, how much is not saved, back and next. A blocked "next" says why when somebody asks it. */
export function WizardBar({ form, unsaved, back, isBusy, saveNote = true, onNext, nextLabel }: WizardBarProps) {
  const { t } = useTranslation(['wizard', 'common']);
  const labels = useFieldLabels();
  const errors = Object.keys(form.shownErrors)
    .filter((name) => !isMirror(name, form.shownErrors))
    .map((name) => ({ target: fieldId(name || 'step'), label: labels(name) }));
  return (
    <>
      <ErrorSummary errors={errors} />
      <span className="save-line push" id="next-note">
        {errors.length > 0 || form.isValid
          ? saveNote
            ? unsaved > 0
              ? t('save.pending', { count: unsaved })
              : t('save.automatic')
            : null
          : t('blockedNext')}
      </span>
      {back === null ? null : (
        <ButtonLink to={back} icon="left">
          {t('common:action.back')}
        </ButtonLink>
      )}
      <Button
        kind="primary"
        blocked={!form.isValid}
        busy={isBusy}
        aria-describedby="next-note"
        onClickCapture={form.isValid ? undefined : form.reveal}
        onClick={onNext}
      >
        {nextLabel ?? t('common:action.next')}
      </Button>
    </>
  );
}

/** The first session is one field with two names; its error is said once. */
function isMirror(name: string, errors: StepForm['errors']): boolean {
  return name === 'chemotherapy.sessionDates[0]' && 'chemotherapy.firstSessionDate' in errors;
}
