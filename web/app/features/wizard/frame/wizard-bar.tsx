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
  /** The last save failed, which the head of the page says with what can be done. */
  isNotKept?: boolean;
  /** Address of the step before; null on the first. */
  back: string | null;
  isBusy: boolean;
  /** Null where a page has nothing to save by itself yet. */
  saveNote?: boolean;
  onNext: () => void;
  /** The words of the last button; "Siguiente" without. */
  nextLabel?: ReactNode;
  /** What was found of what is asked for, where the page has no room for it beside the step. */
  findings?: ReactNode;
  /** What the files lack that go along, where they do. */
  files?: ReactNode;
  /** What becomes of files that the step does not show. */
  uploads?: ReactNode;
  /** Leads to the first of them that has to be put in order before going on. */
  onFilesMissing?: (() => void) | undefined;
}

/** What is wrong, how much is not saved, back and next. A blocked "next" names what is missing, fields and files alike, and leads to the first. */
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
  // Once something is shown as wrong, that is all that is said of the fields.
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

/** The first session is one field with two names; its error is said once. */
function isMirror(name: string, errors: StepForm['errors']): boolean {
  return name === 'chemotherapy.sessionDates[0]' && 'chemotherapy.firstSessionDate' in errors;
}
