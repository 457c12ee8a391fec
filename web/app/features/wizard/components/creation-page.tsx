import type { FormIssue } from '@aval/application/engine/outcomes';
import { WIZARD_STEPS, type WizardStep } from '@aval/domain/validation/step-schemas';
import { useNavigation, useSubmit } from '@remix-run/react';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from '../../../shell/translation';
import { checkStep } from '../form';
import type { PatientChoices } from '../patient-choices.server';
import { StepContext } from '../step-context';
import { useStepForm } from '../use-step-form';
import { useSteps } from '../wizard-steps';
import { PatientStep } from './patient-step';
import { WizardBar } from './wizard-bar';
import { WizardFrame } from './wizard-frame';

interface CreationPageProps extends PatientChoices {
  doctor: { id: number; name: string };
  centerId: number | null;
  today: string;
  /** What the server found wrong with the last try. */
  issues: readonly FormIssue[];
}

const PAUSE_MS = 5_000;
const NOTHING_COMPLETE = Object.fromEntries(WIZARD_STEPS.map((step) => [step, false])) as Record<WizardStep, boolean>;

/** Step 1 of a demand that does not exist yet: it is made once center and patient are chosen. */
export function CreationPage({ doctor, centerId, today, issues, centers, ...rule }: CreationPageProps) {
  const { t } = useTranslation('wizard');
  const submit = useSubmit();
  const isBusy = useNavigation().state !== 'idle';
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
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
      if (goesOn) body.set('next', 'on');
      // The page before the wizard is the list, not a form that would make a second demand.
      submit(body, { method: 'post', replace: true });
    },
    [form.read, submit],
  );
  useEffect(() => {
    if (!form.isValid || issues.length > 0) return;
    timer.current = setTimeout(() => create(false), PAUSE_MS);
    return () => clearTimeout(timer.current);
  }, [form.isValid, issues, create]);

  const shown = useMemo(() => {
    const refused = Object.fromEntries(issues.map(({ path, message }) => [path, message]));
    return { ...form, shownErrors: { ...form.shownErrors, ...refused } };
  }, [form, issues]);
  const steps = useSteps('patient', NOTHING_COMPLETE, null);
  return (
    <StepContext.Provider value={{ step: 'patient', form: shown, stored, wizard: null }}>
      <WizardFrame
        mode="draft"
        status="draft"
        reference={null}
        save={isBusy ? { kind: 'saving' } : { kind: 'idle' }}
        steps={steps}
        aside={
          <div className="panel">
            <p className="panel__head text-ink-2">{t('patient.asideHint')}</p>
          </div>
        }
        bar={
          <WizardBar
            form={shown}
            unsaved={0}
            saveNote={false}
            back={null}
            isBusy={isBusy}
            onNext={() => create(true)}
          />
        }
      >
        <PatientStep doctorName={doctor.name} centers={centers} chosen={null} today={today} {...rule} />
      </WizardFrame>
    </StepContext.Provider>
  );
}
