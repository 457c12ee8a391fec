import type { PatientCompany } from '@aval/application/patients/list-patient-companies';
import { newPatientSchema } from '@aval/domain/validation/patients/new-patient-schema';
import { NO_PATIENT_RULE } from '@aval/domain/validation/steps/patient-schema';
import { useId, useMemo, useState } from 'react';
import { ButtonLink } from '../../../components/actions/button';
import { EntryFields, EntryForm, type TellField } from '../../../components/entries/entry-form';
import { cardHint } from '../../../components/fields/card-hint';
import { ComputedField, Field } from '../../../components/fields/field';
import { Select } from '../../../components/fields/select';
import { useTranslation } from '../../../shell/words/translation';
import type { PatientAnswerOnPage } from '../patient-entry.server';
import { PATIENT, PATIENTS } from '../patients-address';
import { useNumberChecks } from '../use-number-checks';
import { AlikePatients } from './alike-patients';
import { NumberInput, PatientFields, usePatientWords } from './patient-fields';
import { ThrottledNotice } from './throttled-notice';

interface NewPatientFormProps {
  companies: readonly PatientCompany[];
  today: string;
  answer: PatientAnswerOnPage | undefined;
}

/**
 * Form for a new patient. The other fields are locked until company and card number are entered, because the card
 * identifies the patient.
 */
export function NewPatientForm({ companies, today, answer }: NewPatientFormProps) {
  const { t } = useTranslation(['patients', 'demand', 'common']);
  const reasonId = useId();
  const [only, another] = companies;
  const preset = only && !another ? String(only.id) : '';
  const [companyId, setCompanyId] = useState(String(answer?.reply.initialValue?.companyId ?? preset));
  const company = companies.find(({ id }) => String(id) === companyId) ?? null;
  const schema = useMemo(() => newPatientSchema({ today, ...(company ?? NO_PATIENT_RULE) }), [today, company]);
  const { notes, onBlur, onInput } = useNumberChecks({ schema, companyId, patientId: null });
  const alike = answer?.alike ?? [];
  return (
    <EntryForm
      schema={schema}
      words={{ ...usePatientWords(), companyId: { label: t('common:label.company') } }}
      values={{ companyId: preset }}
      revision={null}
      answer={answer}
      verb={t(alike.length > 0 ? 'createAnyway' : 'create')}
      cancelTo={PATIENTS.path}
      onBlur={onBlur}
      onInput={onInput}
    >
      {(fields, tell) => {
        const isLocked = companyId === '' || String(fields.cardNumber.value ?? '').trim() === '';
        // Locked fields show no errors, because they cannot be corrected yet.
        const tellOpen: TellField = (field) => ({ ...tell(field), ...(isLocked ? { error: undefined } : {}) });
        return (
          <div className="grid gap-4">
            <ThrottledNotice isThrottled={answer?.isThrottled} />
            <EntryFields>
              {preset === '' ? (
                <Field {...tell(fields.companyId)}>
                  <Select
                    name={fields.companyId.name}
                    options={companies.map(({ id, name }) => ({ value: String(id), label: name }))}
                    defaultValue={companyId}
                    onChange={(event) => setCompanyId(event.target.value)}
                  />
                </Field>
              ) : (
                <div>
                  <ComputedField label={t('common:label.company')} value={company?.name ?? ''} />
                  <input type="hidden" name={fields.companyId.name} value={preset} />
                </div>
              )}
              <NumberInput
                field={fields.cardNumber}
                note={notes.cardNumber}
                hint={cardHint(company ?? NO_PATIENT_RULE, (hint) => t('cardHint', { hint }))}
                tell={tell}
              />
            </EntryFields>
            <p id={reasonId} className="text-xs text-ink-3 empty:hidden">
              {isLocked ? t(companyId === '' ? 'companyFirst' : 'cardFirst') : null}
            </p>
            <fieldset disabled={isLocked} aria-describedby={reasonId} className="min-w-0">
              <legend className="sr-only">{t('create')}</legend>
              <EntryFields>
                <PatientFields
                  fields={fields}
                  today={today}
                  rule={company ?? NO_PATIENT_RULE}
                  tell={tellOpen}
                  note={notes.nationalId}
                />
              </EntryFields>
            </fieldset>
            {alike.length > 0 ? (
              <AlikePatients patients={alike}>
                {({ id }, verb) => (
                  <ButtonLink size="small" to={PATIENT.detail(id)}>
                    {verb}
                  </ButtonLink>
                )}
              </AlikePatients>
            ) : null}
          </div>
        );
      }}
    </EntryForm>
  );
}
