import type { FormIssue } from '@aval/application/engine/outcomes';
import { WIZARD_STEPS, type WizardStep } from '@aval/domain/validation/steps/step-schemas';
import { useFormAction, useNavigation, useSubmit } from '@remix-run/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { PANEL_HEAD, Panel } from '../../../components/basics/panel';
import { LeaveDialog } from '../../../components/dialogs/leave-dialog';
import type { NoAnswer } from '../../../components/notices/answer-of';
import { Banner } from '../../../components/notices/banner';
import { useTranslation } from '../../../shell/words/translation';
import type { PatientChoices } from '../patient/patient-choices.server';
import { PatientStep } from '../patient/patient-step';
import { useNewPatient } from '../patient/use-new-patient';
import { TOO_MANY_NUMBERS } from '../review/too-many-numbers';
import { checkStep } from '../steps/form';
import type { PatientOption } from '../steps/found-options';
import { StepContext } from '../steps/step-context';
import { useStepForm } from '../steps/use-step-form';
import { ElsewhereBanner } from './elsewhere-banner';
import { WizardBar } from './wizard-bar';
import { WizardFrame } from './wizard-frame';
import { useSteps } from './wizard-steps';

interface CreationPageProps extends PatientChoices {
  doctor: { id: number; name: string };
  centerId: number | null;
  /** Patient whom the address names. */
  patient: PatientOption | null;
  today: string;
  /** Id of the demand to create, the same for every attempt, so that it is created once. */
  newDemandId: string;
  lastTry: CreationReply | undefined;
}

/** Reason why the last attempt created no draft: invalid input, a required step first, or an unknown outcome. */
export type CreationReply =
  | { status: 'invalid'; issues: readonly FormIssue[] }
  | { status: 'throttled' }
  /** The user may not file for the displayed doctor any more. */
  | { status: 'forbidden' }
  | NoAnswer;

const NO_ISSUES: readonly FormIssue[] = [];
const NOTHING_COMPLETE = Object.fromEntries(WIZARD_STEPS.map((step) => [step, false])) as Record<WizardStep, boolean>;

function issuesOf(lastTry: CreationReply | undefined): readonly FormIssue[] {
  if (lastTry?.status === 'throttled') return TOO_MANY_NUMBERS;
  return lastTry?.status === 'invalid' ? lastTry.issues : NO_ISSUES;
}

/** Pause after which a demand is created, in ms. */
const CREATION_PAUSE_MS = 1_000;

/** Step 1 of a demand that does not exist yet; it is created once center and patient are chosen. */
export function CreationPage(props: CreationPageProps) {
  const { doctor, centerId, patient, today, newDemandId: givenId, lastTry, centers, rule } = props;
  const { t } = useTranslation('wizard');
  const submit = useSubmit();
  // Named, since by the time of a second submission the page of the demand may have come in its place.
  const action = useFormAction();
  const navigation = useNavigation();
  const isBusy = navigation.state !== 'idle';
  const [newDemandId] = useState(givenId);
  const newPatient = useNewPatient();
  /** Number of changes made by the user. */
  const [activity, setActivity] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const issues = issuesOf(lastTry);
  const stored = useMemo(() => ({ prescriberCenterId: centerId === null ? '' : String(centerId) }), [centerId]);
  const check = useCallback(
    (form: FormData) => {
      form.set('doctorId', String(doctor.id));
      return checkStep(form, 'patient', { today, mode: 'draft' });
    },
    [doctor.id, today],
  );
  const form = useStepForm({ stored, check });

  const create = useCallback(
    (goesOn: boolean) => {
      clearTimeout(timer.current);
      const body = form.read();
      if (!body) return;
      body.set('newDemandId', newDemandId);
      body.set('doctorId', String(doctor.id));
      if (goesOn) body.set('next', 'on');
      // Replaces the history entry, so that going back leads to the list and not to a form that would create a second
      // demand; who goes on leaves step 1 of the demand there (`clientAction` of the route).
      submit(body, { method: 'post', action, ...(goesOn ? {} : { replace: true, preventScrollReset: true }) });
    },
    [form.read, submit, action, newDemandId, doctor.id],
  );
  // After a moment, so that files can be added and who chooses another patient at once is not interrupted, and again
  // when another one is chosen meanwhile: the draft takes it over. A user who is creating a patient may not want the
  // chosen one.
  const isReady = form.isValid && lastTry === undefined && !newPatient.isOpen;
  useEffect(() => {
    if (!isReady || activity === 0) return;
    timer.current = setTimeout(() => create(false), CREATION_PAUSE_MS);
    return () => clearTimeout(timer.current);
  }, [isReady, activity, create]);

  const shown = useMemo(() => {
    const refused = Object.fromEntries(issues.map(({ path, message }) => [path, message]));
    return { ...form, shownErrors: { ...form.shownErrors, ...refused } };
  }, [form, issues]);
  const steps = useSteps('patient', NOTHING_COMPLETE, null);
  return (
    <StepContext.Provider value={{ step: 'patient', form: shown, stored, wizard: null, newPatient }}>
      <WizardFrame
        mode="draft"
        status="draft"
        reference={null}
        save={isBusy ? { kind: 'saving' } : { kind: 'idle' }}
        steps={steps}
        onInput={() => setActivity((before) => before + 1)}
        notices={
          isBusy || !lastTry ? null : lastTry.status === 'signed_out' || lastTry.status === 'obliged' ? (
            <ElsewhereBanner problem={lastTry.status} onRetry={() => create(false)} />
          ) : lastTry.status === 'failed' || lastTry.status === 'forbidden' ? (
            <Banner tone="danger" role="alert">
              {lastTry.status === 'failed' ? t('creationFailed') : t('doctorUnavailable', { doctor: doctor.name })}
            </Banner>
          ) : null
        }
        aside={
          <Panel className="max-md:hidden">
            <p className={`${PANEL_HEAD} text-ink-2`}>{t('patient.asideHint')}</p>
          </Panel>
        }
        bar={
          <WizardBar
            form={shown}
            unsaved={0}
            saveNote={false}
            back={null}
            // The automatic creation blocks nobody who goes on: both create the same demand.
            isBusy={isBusy && navigation.formData?.get('next') === 'on'}
            onNext={() => {
              if (form.reveal() && newPatient.mayGoOn()) create(true);
            }}
          />
        }
      >
        <PatientStep doctorName={doctor.name} centers={centers} chosen={patient} today={today} rule={rule} />
      </WizardFrame>
      <LeaveDialog isDirty={activity > 0} />
    </StepContext.Provider>
  );
}
