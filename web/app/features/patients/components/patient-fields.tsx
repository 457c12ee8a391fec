import { type PatientAnswer, type PatientFieldFacts, patientField } from '@aval/domain/patients/patient-fields';
import { type LineOf, PATIENT_PLACES } from '@aval/domain/patients/patient-places';
import type { PatientRule } from '@aval/domain/validation/steps/patient-schema';
import { describePatientLine } from '@aval/i18n/patient-words';
import type { FieldMetadata } from '@conform-to/react';
import { Link } from '@remix-run/react';
import { Fragment, type ReactNode } from 'react';
import type { EntryWords } from '../../../components/entries/changed-fields';
import { DateInput } from '../../../components/fields/dates/date-input';
import { Field, FieldGroup } from '../../../components/fields/field';
import { SegmentedControl } from '../../../components/fields/segmented-control';
import { Select } from '../../../components/fields/select';
import { TextInput } from '../../../components/fields/text-input';
import { useTranslation } from '../../../shell/words/translation';
import { useMessage } from '../../../shell/words/use-message';
import { useOptions } from '../../../shell/words/use-options';
import { PATIENT } from '../patients-address';
import type { NumberNote } from '../use-number-checks';

/** Fields after the card number, which opens them. */
export type OpenedField = Exclude<LineOf<'form'>, 'cardNumber'>;

const OPENED = PATIENT_PLACES.form.lines.filter((line): line is OpenedField => line !== 'cardNumber');

/** State of a field in a form. */
type TellPatientField = (field: FieldMetadata<unknown>) => {
  id: string;
  label: string;
  error: string | undefined;
  isChanged?: boolean;
  hint?: string;
};

type Fields = { readonly [Name in OpenedField]: FieldMetadata<unknown> };

interface PatientFieldsProps {
  fields: Fields;
  tell: TellPatientField;
  today: string;
  rule: PatientRule;
  /** Note on the DNI/NIE. */
  note?: NumberNote | undefined;
  /** Classes of the fields, such as their grid columns. */
  classNames?: Readonly<Record<OpenedField, string>>;
  /** Content after a field. */
  after?: Readonly<Partial<Record<OpenedField, ReactNode>>>;
}

/** Full labels of the patient fields, in the order of the form. */
export function usePatientWords(): EntryWords<PatientAnswer> {
  const { t, i18n } = useTranslation('demand');
  const words = PATIENT_PLACES.form.lines.map((line) => {
    const label = t(`field.patient.${line}`);
    const { kind } = patientField(line);
    if (kind !== 'birthday' && kind !== 'choice') return [line, { label }] as const;
    const say = (value: string) => describePatientLine<LineOf<'form'>>(i18n, line, { [line]: value } as never) ?? value;
    return [line, { label, say }] as const;
  });
  return Object.fromEntries(words) as EntryWords<PatientAnswer>;
}

/** All patient fields except the card number, of the patient's pages and of the wizard. */
export function PatientFields({ fields, tell, today, rule, note, classNames, after = {} }: PatientFieldsProps) {
  const { t } = useTranslation('demand');
  const { namesOfAnyCountry } = rule;
  const shown = OPENED.filter((name) => namesOfAnyCountry || name !== 'documentKind');
  // A passport has a number, too.
  const tellAny: TellPatientField = (field) =>
    field.name === fields.nationalId.name ? { ...tell(field), label: t('field.patient.documentNumber') } : tell(field);
  return shown.map((name) => (
    <Fragment key={name}>
      <PatientControl
        facts={patientField(name)}
        field={fields[name]}
        tell={namesOfAnyCountry ? tellAny : tell}
        today={today}
        note={name === 'nationalId' ? note : undefined}
        className={classNames?.[name]}
      />
      {after[name]}
    </Fragment>
  ));
}

interface PatientControlProps {
  facts: PatientFieldFacts;
  field: FieldMetadata<unknown>;
  tell: TellPatientField;
  today: string;
  note: NumberNote | undefined;
  className: string | undefined;
}

function PatientControl({ facts, field, tell, today, note, className }: PatientControlProps) {
  switch (facts.kind) {
    case 'cardNumber':
    case 'nationalId':
      return <NumberInput field={field} tell={tell} note={note} className={className} />;
    case 'birthday':
      return (
        <Field {...tell(field)} className={className}>
          <DateInput name={field.name} defaultValue={text(field)} max={today} />
        </Field>
      );
    case 'choice':
      return <ChoiceInput facts={facts} field={field} tell={tell} className={className} />;
    case 'line':
    case 'email':
      return (
        <Field {...tell(field)} className={className} optional={facts.optional ?? false}>
          <TextInput name={field.name} defaultValue={text(field)} />
        </Field>
      );
  }
}

interface ChoiceInputProps extends Pick<PatientControlProps, 'field' | 'tell' | 'className'> {
  facts: Extract<PatientFieldFacts, { kind: 'choice' }>;
}

function ChoiceInput({ facts, field, tell, className }: ChoiceInputProps) {
  const options = useOptions(facts.options);
  const { t } = useTranslation('demand');
  const none = facts.options === 'documentKind' ? t('field.patient.spanishDocument') : undefined;
  if (facts.control === 'select')
    return (
      <Field {...tell(field)} className={className}>
        <Select name={field.name} options={options} placeholder={none} defaultValue={text(field)} />
      </Field>
    );
  return (
    <FieldGroup {...tell(field)} className={className}>
      <SegmentedControl name={field.name} options={options} defaultValue={text(field)} />
    </FieldGroup>
  );
}

interface NumberInputProps {
  field: FieldMetadata<unknown>;
  tell: TellPatientField;
  note?: NumberNote | undefined;
  /** Format hint, until there is a note on the number. */
  hint?: string | null;
  className?: string | undefined;
}

/** Field for an identifying number, with a note on whom it belongs to. */
export function NumberInput({ field, tell, note, hint, className }: NumberInputProps) {
  const { t } = useTranslation('patients');
  const words = useMessage();
  const { error, hint: stored, ...told } = tell(field);
  const wrong = note && 'wrong' in note ? words(note.wrong) : undefined;
  return (
    <Field {...told} className={className} error={wrong ?? error} hint={stored ?? said(note, t('numberFree')) ?? hint}>
      <TextInput name={field.name} defaultValue={text(field)} />
    </Field>
  );

  function said(about: NumberNote | undefined, free: string): ReactNode {
    if (!about || 'wrong' in about) return null;
    if (about.isFree) return <span className="text-success">{free}</span>;
    const { patient } = about;
    return (
      <span className="font-medium text-warn" role="status">
        {patient ? (
          <>
            {t('numberOf', { name: patient.name })} <Link to={PATIENT.detail(patient.id)}>{t('openPatient')}</Link>
          </>
        ) : (
          t('numberOfOther')
        )}
      </span>
    );
  }
}

function text({ defaultValue }: FieldMetadata<unknown>): string {
  return typeof defaultValue === 'string' ? defaultValue : '';
}
