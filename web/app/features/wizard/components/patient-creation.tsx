import type { CreatePatientResult } from '@aval/application/patients/create-patient';
import type { FoundPatient } from '@aval/application/patients/find-visible-patients';
import { patientSchema } from '@aval/domain/validation/patient-schema';
import { type FormEvent, useCallback, useEffect, useMemo, useState } from 'react';
import { answerOf } from '../../../components/answer-of';
import { Banner } from '../../../components/banner';
import { Button } from '../../../components/button';
import { Field } from '../../../components/field';
import { TextInput } from '../../../components/text-input';
import { useTranslation } from '../../../shell/translation';
import { useMessage } from '../../../shell/use-message';
import { useOwnAddress } from '../../../shell/use-own-address';
import { check, type FormErrors } from '../form';
import { StepContext, useStep, useStepField } from '../step-context';
import { useStepForm } from '../use-step-form';
import { DateField, SegmentsField, SelectField, TextField, useOptions } from './step-fields';

interface PatientCreationProps {
  today: string;
  cardNumberPattern: string | null;
  cardNumberHint: string | null;
  onChosen: (patient: FoundPatient) => void;
  onClose: () => void;
}

const NOTHING = {};

const PROBLEMS = {
  signed_out: 'errors:sessionEnded',
  throttled: 'wizard:patient.throttled',
  forbidden: 'wizard:patient.createFailed',
  failed: 'wizard:patient.createFailed',
} as const;

/** A new patient of the company; until the card number is there the other fields wait, since the card says who it is. */
export function PatientCreation(props: PatientCreationProps) {
  const { today, cardNumberPattern, cardNumberHint, onChosen, onClose } = props;
  const { newPatient } = useStep();
  const { t } = useTranslation(['wizard', 'demand', 'common']);
  const words = useMessage();
  const [refused, setRefused] = useState<FormErrors>(NOTHING);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const ownAddress = useOwnAddress();
  const schema = useMemo(() => patientSchema({ today, cardNumberPattern }), [today, cardNumberPattern]);
  const form = useStepForm({
    stored: NOTHING,
    check: useCallback((typed: FormData) => check(typed, schema), [schema]),
    onChange: (name) => {
      newPatient.markTyped();
      setRefused(({ [name]: _answered, ...others }) => others);
    },
  });
  const isAsked = newPatient.askedCount > 0;
  useEffect(() => {
    if (newPatient.askedCount > 0) form.ref.current?.scrollIntoView({ block: 'nearest' });
  }, [newPatient.askedCount, form.ref]);
  const shown = useMemo(() => ({ ...form, shownErrors: { ...form.shownErrors, ...refused } }), [form, refused]);
  const isLocked = typeof form.typed.cardNumber !== 'string' || form.typed.cardNumber.trim() === '';

  async function create(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    event.stopPropagation();
    // Whoever is quicker than the pause after typing is checked now.
    if (!form.reveal()) return;
    const body = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) body.append(name, String(value));
    setSending(true);
    const answer = await answerOf<CreatePatientResult>(ownAddress('/app/demands/wizard/new-patient'), {
      method: 'POST',
      body,
    });
    setSending(false);
    if (answer.status === 'created') onChosen(answer.patient);
    else if (answer.status === 'invalid') {
      setRefused(Object.fromEntries(answer.issues.map(({ path, message }) => [path, message])));
      setProblem(null);
    } else setProblem(PROBLEMS[answer.status]);
  }

  return (
    <StepContext.Provider value={{ step: 'patient', form: shown, stored: NOTHING, wizard: null, newPatient }}>
      <form ref={form.ref} className="card mb-6" onInput={form.onInput} onSubmit={create} noValidate>
        <div className="card__head">
          <h3 className="m-0">{t('patient.newTitle')}</h3>
          <Button kind="ghost" size="small" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
        </div>
        <div className="card__body form-grid">
          {isAsked ? (
            <Banner tone="warn" role="alert">
              {t('patient.notCreated')}
            </Banner>
          ) : null}
          {problem ? (
            <Banner tone="danger" role="alert">
              {words(problem)}
            </Banner>
          ) : null}
          <CardNumberField hint={cardNumberHint} />
          <p className="hint self-end md:col-span-8">{isLocked ? t('patient.cardFirst') : null}</p>
          <fieldset className="form-grid" disabled={isLocked}>
            <legend className="sr-only">{t('patient.newTitle')}</legend>
            <PatientFields today={today} />
          </fieldset>
          <div className="actions justify-end">
            <Button type="submit" kind="primary" busy={isSending} blocked={isLocked}>
              {t('patient.create')}
            </Button>
          </div>
        </div>
      </form>
    </StepContext.Provider>
  );
}

function CardNumberField({ hint }: { hint: string | null }) {
  const { t } = useTranslation('demand');
  const { id, error } = useStepField('cardNumber');
  return (
    <Field id={id} label={t('field.patient.cardNumber')} error={error} hint={hint} className="md:col-span-4">
      <TextInput name="cardNumber" maxLength={64} />
    </Field>
  );
}

function PatientFields({ today }: { today: string }) {
  const { t } = useTranslation('demand');
  return (
    <>
      <TextField name="firstName" label={t('field.patient.firstName')} className="md:col-span-4" maxLength={30} />
      <TextField name="lastName" label={t('field.patient.lastName')} className="md:col-span-8" maxLength={255} />
      <TextField name="nationalId" label={t('field.patient.nationalId')} className="md:col-span-4" maxLength={16} />
      <DateField name="birthday" label={t('field.patient.birthday')} className="md:col-span-4" max={today} />
      <SegmentsField
        name="gender"
        label={t('field.patient.gender')}
        className="md:col-span-4"
        options={useOptions('gender')}
      />
      <SelectField
        name="type"
        label={t('field.patient.type')}
        className="md:col-span-4"
        options={useOptions('patientType')}
      />
      <TextField name="email" label={t('field.patient.email')} className="md:col-span-8" optional maxLength={255} />
    </>
  );
}
