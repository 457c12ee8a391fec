import type { PatientAnswer } from '@aval/domain/validation/steps/patient-schema';
import { formatDate } from '@aval/i18n/format';
import type { FieldMetadata } from '@conform-to/react';
import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import type { TellField } from '../../../components/entries/entry-form';
import { DateInput } from '../../../components/fields/date-input';
import { Field, FieldGroup } from '../../../components/fields/field';
import { SegmentedControl } from '../../../components/fields/segmented-control';
import { Select } from '../../../components/fields/select';
import { TextInput } from '../../../components/fields/text-input';
import { useTranslation } from '../../../shell/words/translation';
import { useMessage } from '../../../shell/words/use-message';
import { useOptions, wordsOf } from '../../../shell/words/use-options';
import { PATIENT } from '../patients-address';
import type { NumberNote } from '../use-number-checks';

type Fields = { readonly [Name in keyof PatientAnswer]: FieldMetadata<unknown> };

interface PatientFieldsProps {
  fields: Fields;
  tell: TellField;
  today: string;
  /** Of the DNI/NIE. */
  note: NumberNote | undefined;
}

/** All of a patient but the card number. */
export function PatientFields({ fields, tell, today, note }: PatientFieldsProps) {
  const { t } = useTranslation('patients');
  const genders = useOptions('gender');
  const types = useOptions('patientType');
  return (
    <>
      <Field label={t('field.firstName')} {...tell(fields.firstName)}>
        <TextInput name={fields.firstName.name} defaultValue={text(fields.firstName)} />
      </Field>
      <Field label={t('field.lastName')} {...tell(fields.lastName)}>
        <TextInput name={fields.lastName.name} defaultValue={text(fields.lastName)} />
      </Field>
      <NumberInput field={fields.nationalId} label={t('field.nationalId')} {...{ tell, note }} />
      <Field label={t('field.birthday')} {...tell(fields.birthday, formatDate)}>
        <DateInput name={fields.birthday.name} defaultValue={text(fields.birthday)} max={today} />
      </Field>
      <FieldGroup label={t('field.gender')} {...tell(fields.gender, wordsOf(genders))}>
        <SegmentedControl name={fields.gender.name} options={genders} defaultValue={text(fields.gender)} />
      </FieldGroup>
      <Field label={t('field.type')} {...tell(fields.type, wordsOf(types))}>
        <Select name={fields.type.name} options={types} defaultValue={text(fields.type)} />
      </Field>
      <Field label={t('field.email')} optional {...tell(fields.email)}>
        <TextInput name={fields.email.name} defaultValue={text(fields.email)} />
      </Field>
    </>
  );
}

interface NumberInputProps {
  field: FieldMetadata<unknown>;
  label: string;
  tell: TellField;
  note: NumberNote | undefined;
  /** What it looks like, until something is known of it. */
  hint?: string | null;
}

/** A number by which a patient is told from all others, with whose it is. */
export function NumberInput({ field, label, tell, note, hint }: NumberInputProps) {
  const { t } = useTranslation('patients');
  const words = useMessage();
  const { id, error, hint: stored } = tell(field);
  const wrong = note && 'wrong' in note ? words(note.wrong) : undefined;
  return (
    <Field id={id} label={label} error={wrong ?? error} hint={stored ?? said(note, t('numberFree')) ?? hint}>
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
