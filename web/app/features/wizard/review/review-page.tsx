import type { Wizard } from '@aval/application/drafts/wizard/get-wizard';
import { radiotherapyCourse } from '@aval/domain/clinical/radiotherapy/radiotherapy-course';
import { answerTo } from '@aval/domain/congruence/report/justification';
import { changeDatesSchema } from '@aval/domain/validation/dialogs/dialog-schemas';
import { fieldLock } from '@aval/domain/validation/locks/field-locks';
import { useState } from 'react';
import { BarMissing, BarNote } from '../../../components/actions/bottom-bar';
import { Button, ButtonLink } from '../../../components/actions/button';
import { Confirmation } from '../../../components/dialogs/confirmation';
import { MissingFiles } from '../../../components/drop-zone/missing-files';
import { useOnceUp } from '../../../components/drop-zone/use-uploads';
import { Field } from '../../../components/fields/field';
import { focusControl } from '../../../components/fields/focus-field';
import { TextArea } from '../../../components/fields/text-area';
import { Banner } from '../../../components/notices/banner';
import { useTranslation } from '../../../shell/words/translation';
import { useMessage } from '../../../shell/words/use-message';
import { useAttachments, useMissingAttachments } from '../attachments/use-attachments';
import { findingQuestions } from '../congruence/finding-questions';
import { ReviewFindings } from '../congruence/review-findings';
import { useDraftReport } from '../congruence/use-draft-report';
import { ClosedNotice } from '../frame/closed-notice';
import { LeaveGuard } from '../frame/leave-guard';
import { ModeNotice } from '../frame/mode-notice';
import { QuestionBanner } from '../frame/notices';
import { OBSTACLE_PLACE } from '../frame/obstacle';
import type { CommandId } from '../frame/use-command-id';
import { shownState } from '../frame/use-saving';
import { WizardFrame } from '../frame/wizard-frame';
import { answersAddress, stepAddress, useSteps } from '../frame/wizard-steps';
import { PatientLine } from '../patient/patient-panel';
import { ReviewContent } from './review-content';
import { ReviewProblem } from './review-problem';
import { SubmissionIssues } from './submission-issues';
import { isOwnAffair, useSubmission } from './use-submission';
import { WayPanel } from './way-panel';

interface ReviewPageProps {
  wizard: Wizard;
  commandId: CommandId;
  /** Answer to the question, which outlasts a look at other steps. */
  answer: string;
  onAnswer: (answer: string) => void;
  /** Replaces the displayed content by the saved one. */
  onReload: () => void;
}

const REASON = 'changeDatesReason';
const readNoStep = () => null;
const NOTHING_TO_SAVE = () => Promise.resolve(true);

/**
 * Review before submission: content, recipients and the submit button; a change of dates is submitted with its reason,
 * and what was asked for with an answer in words, where there is one.
 */
export function ReviewPage({ wizard, commandId, answer, onAnswer, onReload }: ReviewPageProps) {
  const { t } = useTranslation(['wizard', 'common', 'decision']);
  const words = useMessage();
  const { mode, savedAt } = wizard;
  const [reason, setReason] = useState(wizard.changeDatesReason);
  const { lookedAt, behind, isAsking, ask } = useDraftReport({
    demandId: wizard.demandId,
    readStep: readNoStep,
    shownRevision: wizard.revision,
  });
  const report = lookedAt?.report ?? null;
  // The submitted content must be what was displayed: the button waits for the figures, but not for an analysis that
  // does not respond.
  const isReckoning = isAsking && behind === null;
  const submission = useSubmission(wizard, commandId, {
    mark: report?.mark ?? null,
    lookAgain: () => void ask(null).then(() => document.getElementById('congruence')?.scrollIntoView()),
  });
  const steps = useSteps('review', wizard.complete, wizard);
  const reasonIssue = submission.issues.find(({ path }) => path === REASON);
  const answerIssue = submission.issues.find(({ path }) => path === 'answer');
  const asksReason = mode === 'change_dates';
  const typed = asksReason ? changeDatesSchema.safeParse({ [REASON]: reason }) : null;
  const reasonFault = typed?.error?.issues[0]?.message ?? reasonIssue?.message;
  const { zone, uploads, bring, lookAt, isOwed } = useAttachments();
  const missing = useMissingAttachments(wizard);
  const toDo = missing.find(({ kind }) => kind !== 'end');
  const [isKeeping, setKeeping] = useState(false);
  const onceUp = useOnceUp(uploads, () => (toDo ? lookAt(toDo) : askOnce()));
  const justifications = wizard.review?.content.extras?.justifications ?? [];
  const mayAnswer = fieldLock(mode, 'extras.justifications', wizard.base, wizard) === null;
  const unanswered =
    report?.asksJustification && mayAnswer
      ? findingQuestions(report).filter(
          (question) => question.severity === 'serious' && answerTo(question, justifications, report.lines) === null,
        ).length
      : 0;
  const [isAsked, setAsked] = useState(false);

  /** The company asks for answers, but submission without them is allowed. */
  function askOnce() {
    if (unanswered > 0) setAsked(true);
    else void send();
  }

  async function send() {
    if (typed?.error) {
      focusControl(REASON);
      return;
    }
    setKeeping(true);
    const isDescribed = await bring();
    setKeeping(false);
    if (isDescribed)
      await submission.send({ ...(asksReason && { [REASON]: reason }), ...(wizard.question && { answer }) });
  }
  return (
    <WizardFrame
      mode={mode}
      status={wizard.displayStatus}
      reference={wizard.reference}
      save={shownState(savedAt === null ? { kind: 'idle' } : { kind: 'saved', at: savedAt }, isOwed)}
      steps={steps}
      beginsInField={asksReason}
      notices={
        <>
          <ModeNotice wizard={wizard} step="extras" />
          {wizard.question ? <QuestionBanner question={wizard.question} /> : null}
        </>
      }
      patientLine={<PatientLine wizard={wizard} />}
      aside={
        <div className="max-lg:hidden">
          <WayPanel wizard={wizard} />
        </div>
      }
      bar={
        <>
          {submission.closed || submission.problem ? (
            <ReviewProblem submission={submission} />
          ) : missing.length > 0 ? (
            <BarMissing id="send-note">
              <MissingFiles zone={zone} missing={missing} isWaiting={onceUp.isWaiting} />
            </BarMissing>
          ) : (
            <BarNote id="send-note">{t(`review.note.${mode}`)}</BarNote>
          )}
          <ButtonLink to={stepAddress('extras')} icon="left">
            {t('common:action.back')}
          </ButtonLink>
          {submission.closed ? null : submission.isOvertaken ? (
            <Button kind="primary" onClick={onReload}>
              {t('conflict.load')}
            </Button>
          ) : (
            <Button
              kind="primary"
              blocked={toDo !== undefined}
              busy={submission.isSending || isKeeping || onceUp.isWaiting || isReckoning}
              aria-describedby="send-note"
              onClickCapture={toDo && (() => lookAt(toDo))}
              onClick={missing.length > 0 ? onceUp.ask : askOnce}
            >
              {t(submission.problem ? 'sendDialog.again' : `submit.${mode}`)}
            </Button>
          )}
        </>
      }
    >
      <h2 className="mb-0.5">{t(isOwnAffair(mode) ? 'review.titleOfChanges' : 'review.title')}</h2>
      <p className="text-ink-2">{t(isOwnAffair(mode) ? `sendDialog.${mode}` : 'sendDialog.text')}</p>
      {submission.closed ? (
        <div id={OBSTACLE_PLACE} tabIndex={-1}>
          <Banner tone="danger" role="note" className="mt-3">
            <ClosedNotice demandId={wizard.demandId} ending={submission.closed.ending} />
          </Banner>
        </div>
      ) : submission.issues.length > 0 ? (
        <div id={OBSTACLE_PLACE} tabIndex={-1}>
          <Banner tone="danger" role="note" className="mt-3">
            <p>{submission.problem?.text}</p>
            <SubmissionIssues wizard={wizard} issues={submission.issues} />
          </Banner>
        </div>
      ) : null}
      {asksReason ? (
        <Field
          label={t('decision:changeDatesDialog.reason')}
          id={REASON}
          error={reasonFault && words(reasonFault)}
          className="mt-3"
        >
          <TextArea value={reason} rows={2} onChange={(event) => setReason(event.target.value)} />
        </Field>
      ) : null}
      {wizard.question ? (
        <Field
          label={t('review.answer')}
          hint={t('review.answerHint')}
          error={answerIssue && words(answerIssue.message)}
          className="mt-3"
          optional
        >
          <TextArea value={answer} rows={3} onChange={(event) => onAnswer(event.target.value)} />
        </Field>
      ) : null}
      <div className="mt-4 lg:hidden print:hidden">
        <WayPanel wizard={wizard} />
      </div>
      <ReviewFindings
        report={report}
        behind={behind}
        justifications={justifications}
        mayAnswer={mayAnswer}
        courses={(wizard.review?.content.treatment?.radiotherapy ?? []).map(radiotherapyCourse)}
      />
      <ReviewContent wizard={wizard} report={report} />
      <Confirmation
        isOpen={isAsked}
        title={t('congruence.unanswered', { count: unanswered })}
        verb={t('congruence.sendWithout')}
        tone="primary"
        onConfirm={() => {
          setAsked(false);
          void send();
        }}
        onClose={() => setAsked(false)}
      >
        <p className="mb-3">{t('congruence.unansweredText')}</p>
        <ButtonLink to={answersAddress()}>{t('congruence.answerNow')}</ButtonLink>
      </Confirmation>
      <LeaveGuard isDirty={false} save={NOTHING_TO_SAVE} isClosed={submission.closed !== null} />
    </WizardFrame>
  );
}
