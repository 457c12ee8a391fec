import type { AlikePatients as Alike } from '@aval/application/patients/create-knowingly';
import type { CreatePatientResult } from '@aval/application/patients/create-patient';
import type { FoundPatient } from '@aval/application/patients/find-visible-patients';
import type { CardRule } from '@aval/domain/validation/fields/identity';
import { patientSchema } from '@aval/domain/validation/steps/patient-schema';
import { cx } from 'class-variance-authority';
import { type FocusEvent, type ReactNode, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Actions } from '../../../components/actions/actions';
import { Button } from '../../../components/actions/button';
import { CARD, CARD_BODY, CARD_HEAD } from '../../../components/basics/card';
import type { FoundOption } from '../../../components/choices/use-async-options';
import { Confirmation } from '../../../components/dialogs/confirmation';
import { cardHint } from '../../../components/fields/card-hint';
import { Field } from '../../../components/fields/field';
import { formGrid } from '../../../components/fields/field-look';
import { focusFirstField } from '../../../components/fields/focus-field';
import { FormHeading } from '../../../components/fields/form-section';
import { TextInput } from '../../../components/fields/text-input';
import { answerOf } from '../../../components/notices/answer-of';
import { Banner } from '../../../components/notices/banner';
import { useOwnAddress } from '../../../shell/use-own-address';
import { useTranslation } from '../../../shell/words/translation';
import { useMessage } from '../../../shell/words/use-message';
import { useOptions } from '../../../shell/words/use-options';
import { AlikePatients } from '../../patients/components/alike-patients';
import { ElsewhereBanner } from '../frame/elsewhere-banner';
import { check, type FormErrors } from '../steps/form';
import { patientOption } from '../steps/found-options';
import { StepContext, useStep, useStepField } from '../steps/step-context';
import { DateField, SegmentsField, SelectField, TextField } from '../steps/step-fields';
import { useStepForm } from '../steps/use-step-form';
import { KnownPatient } from './known-patient';
import { NUMBER_FIELDS, useKnownPatients } from './use-known-patients';

interface PatientCreationProps {
  today: string;
  cardRule: CardRule;
  onChosen: (patient: FoundOption) => void;
  onClose: () => void;
}

const NOTHING = {};
const NOBODY: readonly FoundPatient[] = [];
/** Fields that make two patients similar. */
const LIKENESS: readonly string[] = ['firstName', 'lastName', 'birthday'];

const PROBLEMS = {
  throttled: 'wizard:patient.throttled',
  forbidden: 'wizard:patient.createFailed',
  failed: 'wizard:patient.createFailed',
} as const;

/**
 * Form for a new patient of the company. The other fields are locked until the card number is entered, because the card
 * identifies the patient.
 */
export function PatientCreation(props: PatientCreationProps) {
  const { today, cardRule, onChosen, onClose } = props;
  const { newPatient } = useStep();
  const { t } = useTranslation(['wizard', 'demand', 'common', 'patients']);
  const words = useMessage();
  const [refused, setRefused] = useState<FormErrors>(NOTHING);
  const [problem, setProblem] = useState<keyof typeof PROBLEMS | 'signed_out' | 'obliged' | null>(null);
  const [alike, setAlike] = useState(NOBODY);
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
      if (LIKENESS.includes(name)) setAlike(NOBODY);
      setRefused(({ [name]: _answered, ...others }) => others);
    },
  });
  // Moves the focus to the form when it opens.
  useEffect(() => {
    focusFirstField(form.ref.current);
  }, [form.ref]);
  const reasonId = useId();
  const isAsked = newPatient.askedCount > 0;
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (newPatient.askedCount > 0 || problem) notice.current?.scrollIntoView({ block: 'nearest' });
  }, [newPatient.askedCount, problem]);
  const shown = useMemo(() => ({ ...form, shownErrors: { ...form.shownErrors, ...refused } }), [form, refused]);
  const isLocked = typeof form.typed.cardNumber !== 'string' || form.typed.cardNumber.trim() === '';

  /** Checks for an existing patient as soon as a number is complete, before more is typed. */
  function askOnLeaving({ target, currentTarget }: FocusEvent<HTMLFormElement>) {
    const field = NUMBER_FIELDS.find((each) => each === target.name);
    // The focused element may be something other than a field.
    const number = field ? target.value.trim() : '';
    if (field && number !== '' && !(field in check(new FormData(currentTarget), schema).errors)) ask(field, number);
  }

  async function create() {
    // Validates now if the user is faster than the pause after typing.
    const typed = form.reveal() ? form.read() : null;
    if (!typed) return;
    const body = new URLSearchParams();
    for (const [name, value] of typed) body.append(name, String(value));
    setSending(true);
    setProblem(null);
    const answer = await answerOf<CreatePatientResult | Alike>(ownAddress('/app/demands/wizard/new-patient'), {
      method: 'POST',
      body,
    });
    setSending(false);
    if (answer.status === 'created') onChosen(patientOption(answer.patient));
    else if (answer.status === 'invalid') {
      setRefused(Object.fromEntries(answer.issues.map(({ path, message }) => [path, message])));
    } else if (answer.status === 'alike') setAlike(answer.patients);
    else setProblem(answer.status);
  }

  return (
    <StepContext.Provider value={{ step: 'patient', form: shown, stored: NOTHING, wizard: null, newPatient }}>
      <form
        ref={form.ref}
        className={`${CARD} mb-6`}
        onInput={form.onInput}
        onBlur={askOnLeaving}
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          void create();
        }}
        noValidate
      >
        <div className={CARD_HEAD}>
          <FormHeading place="card">{t('patient.newTitle')}</FormHeading>
          <Button kind="ghost" size="small" onClick={() => (newPatient.isTyped ? setAsksToClose(true) : onClose())}>
            {t('common:action.cancel')}
          </Button>
        </div>
        <div className={cx(CARD_BODY, formGrid)}>
          <div ref={notice} className="grid gap-2 empty:hidden">
            {isAsked ? (
              <Banner tone="warn" role="alert">
                {t('patient.notCreated')}
              </Banner>
            ) : null}
            {problem === 'signed_out' || problem === 'obliged' ? (
              <ElsewhereBanner problem={problem} onRetry={() => void create()} />
            ) : problem ? (
              <Banner tone="danger" role="alert">
                {words(PROBLEMS[problem])}
              </Banner>
            ) : null}
          </div>
          <CardNumberField hint={cardHint(cardRule, (hint) => t('patients:cardHint', { hint }))} />
          <p id={reasonId} className="text-xs text-ink-3 self-end md:col-span-8">
            {isLocked ? t('patient.cardFirst') : null}
          </p>
          <KnownPatient number="cardNumber" patient={known.cardNumber} onUse={onChosen} />
          <fieldset className={formGrid} disabled={isLocked} aria-describedby={reasonId}>
            <legend className="sr-only">{t('patient.newTitle')}</legend>
            <PatientFields today={today}>
              <KnownPatient number="nationalId" patient={known.nationalId} onUse={onChosen} />
            </PatientFields>
          </fieldset>
          {alike.length > 0 ? (
            <AlikePatients key={alike.map(({ id }) => id).join()} patients={alike}>
              {(patient, verb) => (
                <Button size="small" onClick={() => onChosen(patientOption(patient))}>
                  {verb}
                </Button>
              )}
            </AlikePatients>
          ) : null}
          <Actions align="end">
            <Button type="submit" kind="primary" busy={isSending} blocked={isLocked}>
              {alike.length > 0 ? t('patients:createAnyway') : t('patient.create')}
            </Button>
          </Actions>
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
  /** Content below the DNI/NIE. */
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
