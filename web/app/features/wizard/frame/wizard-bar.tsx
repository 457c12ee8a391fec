import type { ReactNode } from 'react';
import { BarMissing, BarNote } from '../../../components/actions/bottom-bar';
import { Button, ButtonLink } from '../../../components/actions/button';
import { ControlLinks, ErrorSummary } from '../../../components/fields/error-summary';
import { useTranslation } from '../../../shell/words/translation';
import { useFieldLabels } from '../steps/field-labels';
import { fieldId } from '../steps/form';
import type { StepForm } from '../steps/use-step-form';

interface WizardBarProps {
  form: StepForm;
  unsaved: number;
  /** The last save failed; the head of the page explains it. */
  isNotKept?: boolean;
  /** Address of the previous step; null on the first. */
  back: string | null;
  isBusy: boolean;
  /** False where the page does not save automatically yet. */
  saveNote?: boolean;
  onNext: () => void;
  /** Label of the last button; defaults to "Siguiente". */
  nextLabel?: ReactNode;
  /** Findings, where there is no room for them beside the step. */
  findings?: ReactNode;
  /** Missing parts of the files, in steps that include them. */
  files?: ReactNode;
  /** Progress of files that the step does not show. */
  uploads?: ReactNode;
  /** Focuses the first file that must be completed before going on. */
  onFilesMissing?: (() => void) | undefined;
}

/**
 * Bar with errors, save state, back and next. A blocked "next" lists missing fields and files and focuses the first.
 */
export function WizardBar(props: WizardBarProps) {
  const { form, unsaved, isNotKept = false, back, isBusy, saveNote = true, onNext, nextLabel } = props;
  const { findings, files, uploads, onFilesMissing } = props;
  const { t } = useTranslation(['wizard', 'common']);
  const labels = useFieldLabels();
  const summarize = (found: StepForm['errors']) =>
    Object.keys(found)
      .filter((name) => !isMirror(name, found))
      .map((name) => ({ target: fieldId(name || 'step'), label: labels(name, form.typed) }));
  const errors = summarize(form.shownErrors);
  // Once errors are displayed, missing fields are not listed in addition.
  const unsaid = errors.length === 0 ? summarize(form.errors) : [];
  const noteOf = (count: number) => (count > 0 ? t('save.pending', { count }) : t('save.automatic'));
  function showMissing() {
    onFilesMissing?.();
    if (!form.isValid) form.reveal();
  }
  return (
    <>
      {findings}
      <ErrorSummary errors={errors} />
      {unsaid.length > 0 || files ? (
        <BarMissing id="next-note">
          {unsaid.length > 0 ? (
            <p>
              {t('missing.count', { count: unsaid.length })} <ControlLinks errors={unsaid} />
            </p>
          ) : null}
          {files}
          {isNotKept ? <BarNote isFailure>{t('save.failed')}</BarNote> : null}
        </BarMissing>
      ) : (
        <BarNote id="next-note" isFailure={isNotKept}>
          {isNotKept ? t('save.failed') : saveNote ? noteOf(unsaved) : null}
        </BarNote>
      )}
      {uploads}
      {back === null ? null : (
        <ButtonLink to={back} icon="left">
          {t('common:action.back')}
        </ButtonLink>
      )}
      <Button
        kind="primary"
        blocked={!form.isValid || onFilesMissing !== undefined}
        busy={isBusy}
        aria-describedby="next-note"
        onClickCapture={form.isValid && !onFilesMissing ? undefined : showMissing}
        onClick={onNext}
      >
        {nextLabel ?? t('common:action.next')}
      </Button>
    </>
  );
}

/** The first session has two field names; its error is listed once. */
function isMirror(name: string, errors: StepForm['errors']): boolean {
  return name === 'chemotherapy.sessionDates[0]' && 'chemotherapy.firstSessionDate' in errors;
}
