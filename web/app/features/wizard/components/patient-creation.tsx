import type { CreatePatientResult } from '@aval/application/patients/create-patient';
import type { CardRule } from '@aval/domain/validation/identity';
import { patientSchema } from '@aval/domain/validation/patient-schema';
import { type FocusEvent, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { answerOf } from '../../../components/answer-of';
import { Banner } from '../../../components/banner';
import { Button } from '../../../components/button';
import { Confirmation } from '../../../components/confirmation';
import { Field } from '../../../components/field';
import { focusFirstField } from '../../../components/focus-field';
import { TextInput } from '../../../components/text-input';
import type { FoundOption } from '../../../components/use-async-options';
import { useTranslation } from '../../../shell/translation';
import { useMessage } from '../../../shell/use-message';
import { useOwnAddress } from '../../../shell/use-own-address';
import { check, type FormErrors } from '../form';
import { patientOption } from '../found-options';
import { StepContext, useStep, useStepField } from '../step-context';
import { NUMBER_FIELDS, useKnownPatients } from '../use-known-patients';
import { useStepForm } from '../use-step-form';
import { KnownPatient } from './known-patient';
import { SignedOutBanner } from './signed-out-banner';
import { DateField, SegmentsField, SelectField, TextField, useOptions } from './step-fields';

interface PatientCreationProps {
  today: string;
  cardRule: CardRule;
  onChosen: (patient: FoundOption) => void;
  onClose: () => void;
}

const NOTHING = {};

const PROBLEMS = {
  throttled: 'wizard:patient.throttled',
  forbidden: 'wizard:patient.createFailed',
  failed: 'wizard:patient.createFailed',
} as const;

/** A new patient of the company; until the card number is there the other fields wait, since the card says who it is. */
export function PatientCreation(props: PatientCreationProps) {
  const { today, cardRule, onChosen, onClose } = props;
  const { cardNumberHint } = cardRule;
  const { newPatient } = useStep();
  const { t } = useTranslation(['wizard', 'demand', 'common']);
  const words = useMessage();
  const [refused, setRefused] = useState<FormErrors>(NOTHING);
  const [problem, setProblem] = useState<keyof typeof PROBLEMS | 'signed_out' | null>(null);
  const [asksToClose, setAsksToClose] = useState(false);
  const [isSending, setSending] = useState(false);
  const ownAddress = useOwnAddress();
  const schema = useMemo(() => patientSchema({ today, ...cardRule }), [today, cardRule]);
  const { known, ask, forget } = useKnownPatients();
  const form = useStepForm({
    stored: NOTHING,
    check: useCallback((typed: FormData) => check(typed, schema), [schema]),
    onChange: (name) => {
      newPatient.markTyped();
      const field = NUMBER_FIELDS.find((each) => each === name);
      if (field) forget(field);
      setRefused(({ [name]: _answered, ...others }) => others);
    },
  });
  // Whoever opened it goes on here.
  useEffect(() => {
    focusFirstField(form.ref.current);
  }, [form.ref]);
  const isAsked = newPatient.askedCount > 0;
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (newPatient.askedCount > 0 || problem) notice.current?.scrollIntoView({ block: 'nearest' });
  }, [newPatient.askedCount, problem]);
  const shown = useMemo(() => ({ ...form, shownErrors: { ...form.shownErrors, ...refused } }), [form, refused]);
  const isLocked = typeof form.typed.cardNumber !== 'string' || form.typed.cardNumber.trim() === '';

  /** Who is there already is found as soon as a number is whole, before the rest is typed. */
  function askOnLeaving({ target, currentTarget }: FocusEvent<HTMLFormElement>) {
    const field = NUMBER_FIELDS.find((each) => each === target.name);
    const number = target.value.trim();
    if (field && number !== '' && !(field in check(new FormData(currentTarget), schema).errors)) ask(field, number);
  }

  async function create() {
    // Whoever is quicker than the pause after typing is checked now.
    const typed = form.reveal() ? form.read() : null;
    if (!typed) return;
    const body = new URLSearchParams();
    for (const [name, value] of typed) body.append(name, String(value));
    setSending(true);
    setProblem(null);
    const answer = await answerOf<CreatePatientResult>(ownAddress('/app/demands/wizard/new-patient'), {
      method: 'POST',
      body,
    });
    setSending(false);
    if (answer.status === 'created') onChosen(patientOption(answer.patient));
    else if (answer.status === 'invalid') {
      setRefused(Object.fromEntries(answer.issues.map(({ path, message }) => [path, message])));
    } else setProblem(answer.status);
  }

  return (
    <StepContext.Provider value={{ step: 'patient', form: shown, stored: NOTHING, wizard: null, newPatient }}>
      <form
        ref={form.ref}
        className="card mb-6"
        onInput={form.onInput}
        onBlur={askOnLeaving}
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          void create();
        }}
        noValidate
      >
        <div className="card__head">
          <h3 className="m-0">{t('patient.newTitle')}</h3>
          <Button kind="ghost" size="small" onClick={() => (newPatient.isTyped ? setAsksToClose(true) : onClose())}>
            {t('common:action.cancel')}
          </Button>
        </div>
        <div className="card__body form-grid">
          <div ref={notice} className="grid gap-2 empty:hidden">
            {isAsked ? (
              <Banner tone="warn" role="alert">
                {t('patient.notCreated')}
              </Banner>
            ) : null}
            {problem === 'signed_out' ? (
              <SignedOutBanner onRetry={() => void create()} />
            ) : problem ? (
              <Banner tone="danger" role="alert">
                {words(PROBLEMS[problem])}
              </Banner>
            ) : null}
          </div>
          <CardNumberField hint={cardNumberHint && t('patient.cardNumberHint', { hint: cardNumberHint })} />
          <p className="hint self-end md:col-span-8">{isLocked ? t('patient.cardFirst') : null}</p>
          <KnownPatient number="cardNumber" patient={known.cardNumber} onUse={onChosen} />
          <fieldset className="form-grid" disabled={isLocked}>
            <legend className="sr-only">{t('patient.newTitle')}</legend>
            <PatientFields today={today}>
              <KnownPatient number="nationalId" patient={known.nationalId} onUse={onChosen} />
            </PatientFields>
          </fieldset>
          <div className="actions justify-end">
            <Button type="submit" kind="primary" busy={isSending} blocked={isLocked}>
              {t('patient.create')}
            </Button>
          </div>
        </div>
      </form>
      <Confirmation
        isOpen={asksToClose}
        title={t('patient.discardTitle')}
        verb={t('common:dialog.discard')}
        back={t('common:dialog.keepEditing')}
        onConfirm={onClose}
        onClose={() => setAsksToClose(false)}
      >
        {t('common:dialog.discardQuestion')}
      </Confirmation>
    </StepContext.Provider>
  );
}

function CardNumberField({ hint }: { hint: string | null }) {
  const { t } = useTranslation('demand');
  const { id, error } = useStepField('cardNumber');
  return (
    <Field id={id} label={t('field.patient.cardNumber')} error={error} hint={hint} className="md:col-span-4">
      <TextInput name="cardNumber" />
    </Field>
  );
}

interface PatientFieldsProps {
  today: string;
  /** Below the DNI/NIE. */
  children: ReactNode;
}

function PatientFields({ today, children }: PatientFieldsProps) {
  const { t } = useTranslation('demand');
  return (
    <>
      <TextField name="firstName" label={t('field.patient.firstName')} className="md:col-span-4" />
      <TextField name="lastName" label={t('field.patient.lastName')} className="md:col-span-8" />
      <TextField name="nationalId" label={t('field.patient.nationalId')} className="md:col-span-4" />
      <DateField name="birthday" label={t('field.patient.birthday')} className="md:col-span-4" max={today} />
      <SegmentsField
        name="gender"
        label={t('field.patient.gender')}
        className="md:col-span-4"
        options={useOptions('gender')}
      />
      {children}
      <SelectField
        name="type"
        label={t('field.patient.type')}
        className="md:col-span-4"
        options={useOptions('patientType')}
      />
      <TextField name="email" label={t('field.patient.email')} className="md:col-span-8" optional />
    </>
  );
}
