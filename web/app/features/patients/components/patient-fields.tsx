import type { PatientAnswer } from '@aval/domain/patients/patient-fields';
import { formatDate } from '@aval/i18n/format';
import type { FieldMetadata } from '@conform-to/react';
import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import type { EntryWords } from '../../../components/entries/changed-fields';
import type { TellField } from '../../../components/entries/entry-form';
import { DateInput } from '../../../components/fields/dates/date-input';
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
  /** Note on the DNI/NIE. */
  note: NumberNote | undefined;
}

/** Labels of the patient fields, as in the first step of a request. */
export function usePatientWords(): EntryWords<PatientAnswer> {
  const { t } = useTranslation('demand');
  const [genders, types] = [useOptions('gender'), useOptions('patientType')];
  return {
    cardNumber: { label: t('field.patient.cardNumber') },
    firstName: { label: t('field.patient.firstName') },
    lastName: { label: t('field.patient.lastName') },
    nationalId: { label: t('field.patient.nationalId') },
    birthday: { label: t('field.patient.birthday'), say: formatDate },
    gender: { label: t('field.patient.gender'), say: wordsOf(genders) },
    type: { label: t('field.patient.type'), say: wordsOf(types) },
    email: { label: t('field.patient.email') },
  };
}

/** All patient fields except the card number. */
export function PatientFields({ fields, tell, today, note }: PatientFieldsProps) {
  const genders = useOptions('gender');
  const types = useOptions('patientType');
  return (
    <>
      <Field {...tell(fields.firstName)}>
        <TextInput name={fields.firstName.name} defaultValue={text(fields.firstName)} />
      </Field>
      <Field {...tell(fields.lastName)}>
        <TextInput name={fields.lastName.name} defaultValue={text(fields.lastName)} />
      </Field>
      <NumberInput field={fields.nationalId} tell={tell} note={note} />
      <Field {...tell(fields.birthday)}>
        <DateInput name={fields.birthday.name} defaultValue={text(fields.birthday)} max={today} />
      </Field>
      <FieldGroup {...tell(fields.gender)}>
        <SegmentedControl name={fields.gender.name} options={genders} defaultValue={text(fields.gender)} />
      </FieldGroup>
      <Field {...tell(fields.type)}>
        <Select name={fields.type.name} options={types} defaultValue={text(fields.type)} />
      </Field>
      <Field optional {...tell(fields.email)}>
        <TextInput name={fields.email.name} defaultValue={text(fields.email)} />
      </Field>
    </>
  );
}

interface NumberInputProps {
  field: FieldMetadata<unknown>;
  tell: TellField;
  note: NumberNote | undefined;
  /** Format hint, until there is a note on the number. */
  hint?: string | null;
}

/** Field for an identifying number, with a note on whom it belongs to. */
export function NumberInput({ field, tell, note, hint }: NumberInputProps) {
  const { t } = useTranslation('patients');
  const words = useMessage();
  const { error, hint: stored, ...told } = tell(field);
  const wrong = note && 'wrong' in note ? words(note.wrong) : undefined;
  return (
    <Field {...told} error={wrong ?? error} hint={stored ?? said(note, t('numberFree')) ?? hint}>
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
