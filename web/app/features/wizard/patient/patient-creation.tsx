import type { AlikePatients as Alike } from '@aval/application/patients/create-knowingly';
import type { CreatePatientResult } from '@aval/application/patients/create-patient';
import type { FoundPatient } from '@aval/application/patients/find-visible-patients';
import { type PatientRule, patientSchema } from '@aval/domain/validation/steps/patient-schema';
import { type FieldMetadata, type Submission, type SubmissionResult, useForm } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { cx } from 'class-variance-authority';
import { type FocusEvent, type FormEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { z } from 'zod';
import { Actions } from '../../../components/actions/actions';
import { Button } from '../../../components/actions/button';
import { CARD, CARD_BODY, CARD_HEAD } from '../../../components/basics/card';
import type { FoundOption } from '../../../components/choices/use-async-options';
import { Confirmation } from '../../../components/dialogs/confirmation';
import { cardHint } from '../../../components/fields/card-hint';
import { formGrid } from '../../../components/fields/field-look';
import { focusFirstField } from '../../../components/fields/focus-field';
import { focusHiddenField } from '../../../components/fields/focus-hidden-field';
import { FormHeading } from '../../../components/fields/form-section';
import { answerOf } from '../../../components/notices/answer-of';
import { Banner } from '../../../components/notices/banner';
import { useOwnAddress } from '../../../shell/use-own-address';
import { useTranslation } from '../../../shell/words/translation';
import { useFieldWords } from '../../../shell/words/use-field-words';
import { useMessage } from '../../../shell/words/use-message';
import { AlikePatients } from '../../patients/components/alike-patients';
import {
  NumberInput,
  type OpenedField,
  PatientFields,
  usePatientWords,
} from '../../patients/components/patient-fields';
import { NUMBER_FIELDS } from '../../patients/use-number-checks';
import { ElsewhereBanner } from '../frame/elsewhere-banner';
import { patientOption } from '../steps/found-options';
import { useStep } from '../steps/step-context';
import { KnownPatient } from './known-patient';
import { useKnownPatients } from './use-known-patients';

interface PatientCreationProps {
  today: string;
  rule: PatientRule;
  onChosen: (patient: FoundOption) => void;
  onClose: () => void;
}

const VALIDATION_PAUSE_MS = 600;
const NOBODY: readonly FoundPatient[] = [];
/** Fields that make two patients similar. */
const LIKENESS: readonly string[] = ['firstName', 'lastName', 'birthday'];

/** Grid columns of each field, of twelve. */
const COLUMNS: Readonly<Record<OpenedField, string>> = {
  firstName: 'md:col-span-4',
  lastName: 'md:col-span-8',
  documentKind: 'md:col-span-4',
  nationalId: 'md:col-span-4',
  birthday: 'md:col-span-4',
  gender: 'md:col-span-4',
  type: 'md:col-span-4',
  email: 'md:col-span-8',
};

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
  const { today, rule, onChosen, onClose } = props;
  const { newPatient } = useStep();
  const { t } = useTranslation(['wizard', 'demand', 'common', 'patients']);
  const words = useMessage();
  const [refused, setRefused] = useState<SubmissionResult | null>(null);
  const [problem, setProblem] = useState<keyof typeof PROBLEMS | 'signed_out' | 'obliged' | null>(null);
  const [alike, setAlike] = useState(NOBODY);
  const [asksToClose, setAsksToClose] = useState(false);
  const [isSending, setSending] = useState(false);
  const ownAddress = useOwnAddress();
  const schema = useMemo(() => patientSchema({ today, ...rule }), [today, rule]);
  const { known, ask, forget } = useKnownPatients();
  const place = useRef<HTMLFormElement>(null);
  const [form, fields] = useForm<z.input<typeof schema>, unknown>({
    ...(refused ? { lastResult: refused } : {}),
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithZod(formData, { schema, disableAutoCoercion: true }),
    onSubmit: (event, { formData, submission }) => {
      event.preventDefault();
      if (submission?.status === 'success') void create(formData, submission);
    },
  });
  /** Fields edited since the last pause, which are validated at the next one. */
  const met = useRef(new Set<string>());
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);
  const labels = usePatientWords();
  const told = useFieldWords();
  const tell = (field: FieldMetadata<unknown>) => {
    const name = field.name as keyof typeof labels;
    return { ...told(field), label: labels[name]?.label ?? '' };
  };
  // Moves the focus to the form when it opens.
  useEffect(() => {
    focusFirstField(place.current);
  }, []);
  const reasonId = useId();
  const isAsked = newPatient.askedCount > 0;
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (newPatient.askedCount > 0 || problem) notice.current?.scrollIntoView({ block: 'nearest' });
  }, [newPatient.askedCount, problem]);
  const isLocked = String(fields.cardNumber.value ?? '').trim() === '';

  function noteTyping({ target }: FormEvent<HTMLFormElement>) {
    const { name } = target as HTMLInputElement;
    newPatient.markTyped();
    const field = NUMBER_FIELDS.find((each) => each === name);
    if (field) forget(field);
    if (LIKENESS.includes(name)) setAlike(NOBODY);
    if (!(name in schema.shape)) return;
    met.current.add(name);
    clearTimeout(pause.current);
    pause.current = setTimeout(() => {
      for (const each of met.current) form.validate({ name: each });
      met.current.clear();
    }, VALIDATION_PAUSE_MS);
  }

  /** Checks for an existing patient as soon as a number is complete, before more is typed. */
  function askOnLeaving({ target }: FocusEvent<HTMLFormElement>) {
    const field = NUMBER_FIELDS.find((each) => each === target.name);
    // The focused element may be something other than a field.
    const number = field ? target.value.trim() : '';
    if (field && schema.shape[field].safeParse(number).success) ask(field, number);
  }

  async function create(typed: FormData, { reply }: Pick<Submission<unknown>, 'reply'>) {
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
      const fieldErrors = Object.fromEntries(answer.issues.map(({ path, message: wrong }) => [path, [wrong]]));
      setRefused(reply({ fieldErrors }));
    } else if (answer.status === 'alike') setAlike(answer.patients);
    else setProblem(answer.status);
  }

  return (
    <>
      <form
        ref={place}
        id={form.id}
        className={`${CARD} mb-6`}
        onInput={noteTyping}
        onBlur={askOnLeaving}
        onSubmit={(event) => {
          event.stopPropagation();
          form.onSubmit(event);
          event.preventDefault();
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
              <ElsewhereBanner problem={problem} onRetry={() => place.current?.requestSubmit()} />
            ) : problem ? (
              <Banner tone="danger" role="alert">
                {words(PROBLEMS[problem])}
              </Banner>
            ) : null}
          </div>
          <NumberInput
            field={fields.cardNumber}
            tell={tell}
            hint={cardHint(rule, (hint) => t('patients:cardHint', { hint }))}
            className="md:col-span-4"
          />
          <p id={reasonId} className="text-xs text-ink-3 self-end md:col-span-8">
            {isLocked ? t('patient.cardFirst') : null}
          </p>
          <KnownPatient number="cardNumber" patient={known.cardNumber} onUse={onChosen} />
          <fieldset className={formGrid} disabled={isLocked} aria-describedby={reasonId}>
            <legend className="sr-only">{t('patient.newTitle')}</legend>
            <PatientFields
              fields={fields}
              tell={tell}
              today={today}
              rule={rule}
              classNames={COLUMNS}
              // Shown after the gender, the last field of its row.
              after={{ gender: <KnownPatient number="nationalId" patient={known.nationalId} onUse={onChosen} /> }}
            />
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
            <Button
              type="submit"
              kind="primary"
              busy={isSending}
              blocked={isLocked}
              onClick={() => focusHiddenField(place.current, form.id)}
            >
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
    </>
  );
}
