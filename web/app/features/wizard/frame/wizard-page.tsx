import type { TypedForm } from '@aval/application/drafts/saving/typed-values';
import type { Wizard } from '@aval/application/drafts/wizard/get-wizard';
import { WIZARD_STEPS, type WizardStep } from '@aval/domain/validation/steps/step-schemas';
import { useNavigate, useRevalidator } from '@remix-run/react';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { MissingFiles } from '../../../components/drop-zone/missing-files';
import { SteadyField } from '../../../components/fields/steady-field';
import { useTranslation } from '../../../shell/words/translation';
import { UploadsLine } from '../attachments/uploads-line';
import { useAttachments, useMissingAttachments } from '../attachments/use-attachments';
import { answerErrors } from '../congruence/answer-errors';
import { type Answers, AnswersContext, useTypedAnswers } from '../congruence/answers-context';
import { CongruenceProvider, useStandingCongruence } from '../congruence/congruence-context';
import { CongruencePanel, FindingCounts } from '../congruence/congruence-panel';
import { ANSWERS } from '../congruence/kept-answers';
import { useDraftReport } from '../congruence/use-draft-report';
import { PatientLine, PatientPanel } from '../patient/patient-panel';
import { useNewPatient } from '../patient/use-new-patient';
import type { Review } from '../review/use-review';
import { checkStep, readTyped } from '../steps/form';
import { StepContext } from '../steps/step-context';
import { useStepForm } from '../steps/use-step-form';
import { LeaveGuard } from './leave-guard';
import { ModeNotice } from './mode-notice';
import { ObstacleBanner, OriginBanner, QuestionBanner } from './notices';
import { shownState, useSaving } from './use-saving';
import { WizardBar } from './wizard-bar';
import { WizardFrame } from './wizard-frame';
import { stepAddress, useSteps } from './wizard-steps';

interface WizardPageProps {
  wizard: Wizard;
  step: WizardStep;
  review: Review;
  /** Opened from the review, so its button leads back there. */
  leadsToReview: boolean;
  onReload: () => void;
  /** Shows the step again with the stored values. */
  onBeginAnew: () => void;
  /** Fields of the step. */
  children: ReactNode;
}

const NOTHING: TypedForm = {};
const LAST_STEP = WIZARD_STEPS.at(-1);
const SHOW_FILES: ReadonlySet<WizardStep> = new Set<WizardStep>(['patient', 'extras']);
const MODES_WITH_NOTICE: ReadonlySet<string> = new Set(['continue', 'change_dates', 'administrative']);

/** Step of an existing demand: form, saving and the way to the next one. */
export function WizardPage({ wizard, step, review, leadsToReview, onReload, onBeginAnew, children }: WizardPageProps) {
  const { t } = useTranslation('wizard');
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [isGoing, setGoing] = useState(false);
  const [merged, setMerged] = useState<Wizard | null>(null);
  const stored = useMemo(() => storedForm(wizard, step), [wizard, step]);
  const [opened] = useState(stored);
  const { today, mode, previous, toReplace } = wizard;
  const blocked = useMemo(() => wizard.blocked.map(({ kind }) => kind), [wizard.blocked]);
  const said = useRef<Answers['said']>([]);
  const check = useCallback(
    (form: FormData) => {
      if (step === 'patient') form.set('doctorId', String(wizard.doctor.id));
      const context = { today, mode, previous, blocked, toReplace };
      const { typed, errors } = checkStep(form, step, context);
      return { typed, errors: { ...errors, ...(step === 'extras' ? {} : answerErrors(said.current, context)) } };
    },
    [step, today, mode, previous, blocked, toReplace, wizard.doctor.id],
  );
  const form = useStepForm({ stored: opened, check, onChange: (name) => saving.change(name) });
  const saving = useSaving({
    demandId: wizard.demandId,
    step,
    revision: wizard.revision,
    savedAt: wizard.savedAt,
    complete: wizard.complete,
    stored: step === 'patient' ? stored : wizard.forms[step],
    read: form.read,
    beside: step === 'extras' ? undefined : { list: ANSWERS, changed: () => answers?.changed() ?? null },
    onInvalid: (issues) => form.refuse(issues),
    onSaved: (saved, isGoingOn) => {
      if (step === 'patient' && !isGoingOn) revalidate();
      void analysis.ask(saved);
    },
    onMerged: () => {
      setMerged(wizard);
      revalidate();
    },
  });
  const analysis = useDraftReport({
    demandId: wizard.demandId,
    readStep: () => {
      const typed = form.read();
      return typed && readTyped(typed);
    },
  });
  const congruence = useStandingCongruence(analysis, { step, typed: form.typed });
  const answers = useTypedAnswers(wizard, congruence, form.reread);
  said.current = answers?.said ?? [];
  // Shows the fields of the other version once loaded, unless something was typed meanwhile: that is saved first.
  const isQuiet = saving.unsaved === 0;
  useEffect(() => {
    if (merged === null || merged === wizard) return;
    setMerged(null);
    if (isQuiet) onBeginAnew();
  }, [merged, wizard, isQuiet, onBeginAnew]);
  const newPatient = useNewPatient();
  const attachments = useAttachments();
  const missing = useMissingAttachments(wizard);
  const missingHere = step === LAST_STEP ? missing : [];
  const undescribed = missingHere.find(({ kind }) => kind === 'description' || kind === 'shortening');
  const keep = async (next?: string) => newPatient.mayGoOn() && (await saving.save(next));
  const steps = useSteps(step, saving.complete, wizard);
  const index = WIZARD_STEPS.indexOf(step);
  const next = leadsToReview ? undefined : WIZARD_STEPS[index + 1];
  const before = WIZARD_STEPS[index - 1];

  async function goOn() {
    // Validates now if the user is faster than the pause after typing.
    if (!form.reveal()) return;
    // An untouched step is an answer too ("no previous treatments"). The working copy is what gets submitted, so it
    // must exist and match the page.
    const isOwed = step !== 'patient' && (wizard.savedAt === null || !saving.isKept());
    // The last save includes fields that were locked after an earlier save.
    if (isOwed || (step === LAST_STEP && mode !== 'draft')) saving.owe();
    setGoing(true);
    const isKept = await keep(next && stepAddress(next));
    // File descriptions may be missing until the review.
    const isDescribed = isKept && (step !== LAST_STEP || (await attachments.bring()));
    setGoing(false);
    if (!isKept) saving.sayWhyNot();
    if (!isDescribed) return;
    if (next) navigate(stepAddress(next));
    else review.ask();
  }

  const context = useMemo(
    () => ({ step, form, stored: opened, wizard, newPatient }),
    [step, form, opened, wizard, newPatient],
  );
  return (
    <StepContext.Provider value={context}>
      <CongruenceProvider congruence={congruence}>
        <AnswersContext.Provider value={answers}>
          <WizardFrame
            mode={mode}
            status={wizard.displayStatus}
            reference={wizard.reference}
            save={shownState(saving.state, attachments.isOwed)}
            steps={steps}
            notices={
              wizard.question || saving.obstacle || wizard.origin || MODES_WITH_NOTICE.has(mode) ? (
                <>
                  <ModeNotice wizard={wizard} step={step} />
                  {wizard.question ? <QuestionBanner question={wizard.question} /> : null}
                  {wizard.origin ? <OriginBanner origin={wizard.origin} /> : null}
                  {saving.obstacle ? (
                    <ObstacleBanner
                      demandId={wizard.demandId}
                      obstacle={saving.obstacle}
                      typed={form.typed}
                      onReload={onReload}
                      onKeepMine={saving.keepMine}
                      onRetry={() => void saving.save()}
                    />
                  ) : null}
                </>
              ) : null
            }
            patientLine={step === 'patient' ? null : <PatientLine wizard={wizard} />}
            aside={
              <>
                <CongruencePanel />
                <div className="max-md:hidden">
                  <PatientPanel
                    wizard={wizard}
                    treatment={step === 'treatment' ? form.typed : wizard.forms.treatment}
                  />
                </div>
              </>
            }
            bar={
              <WizardBar
                form={form}
                findings={<FindingCounts />}
                unsaved={saving.unsaved}
                isNotKept={saving.state.kind === 'failed' || saving.state.kind === 'stopped'}
                back={before ? stepAddress(before) : null}
                isBusy={isGoing || review.isComing}
                onNext={() => void goOn()}
                files={
                  missingHere.length > 0 ? (
                    <MissingFiles zone={attachments.zone} missing={missingHere} isWaiting={false} />
                  ) : null
                }
                uploads={SHOW_FILES.has(step) ? null : <UploadsLine />}
                onFilesMissing={undescribed ? () => attachments.lookAt(undescribed) : undefined}
                nextLabel={next ? undefined : t(leadsToReview ? 'review.backTo' : 'review.open')}
              />
            }
          >
            <SteadyField watched={congruence}>{children}</SteadyField>
          </WizardFrame>
        </AnswersContext.Provider>
      </CongruenceProvider>
      <LeaveGuard
        isDirty={saving.unsaved > 0 || newPatient.isTyped}
        save={keep}
        sayWhyNot={saving.sayWhyNot}
        isClosed={saving.obstacle?.kind === 'closed'}
      />
    </StepContext.Provider>
  );
}

function storedForm(wizard: Wizard, step: WizardStep): TypedForm {
  if (step !== 'patient') return wizard.forms[step] ?? NOTHING;
  return {
    prescriberCenterId: String(wizard.prescriberCenter.id),
    patientId: String(wizard.patient.id),
  };
}
