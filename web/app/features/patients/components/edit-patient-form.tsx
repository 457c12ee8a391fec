import type { PatientDetail } from '@aval/application/patients/get-patient';
import { type PatientRule, patientSchema } from '@aval/domain/validation/steps/patient-schema';
import { useMemo } from 'react';
import { EntryFields, EntryForm } from '../../../components/entries/entry-form';
import { cardHint } from '../../../components/fields/card-hint';
import { ComputedField } from '../../../components/fields/field';
import { useTranslation } from '../../../shell/words/translation';
import type { PatientAnswerOnPage } from '../patient-entry.server';
import { PATIENT } from '../patients-address';
import { useNumberChecks } from '../use-number-checks';
import { NumberInput, PatientFields, usePatientWords } from './patient-fields';
import { ThrottledNotice } from './throttled-notice';

interface EditPatientFormProps {
  patient: PatientDetail['patient'];
  rule: PatientRule;
  today: string;
  answer: PatientAnswerOnPage | undefined;
}

/** Form to correct a patient. The company cannot change, and submitted versions keep their patient data. */
export function EditPatientForm({ patient, rule, today, answer }: EditPatientFormProps) {
  const { t } = useTranslation(['patients', 'demand', 'common']);
  const schema = useMemo(() => patientSchema({ today, ...rule }), [today, rule]);
  const { companyId } = patient;
  const { notes, onBlur, onInput, forget } = useNumberChecks({
    schema,
    companyId: String(companyId),
    patientId: patient.id,
  });
  return (
    <EntryForm
      schema={schema}
      words={usePatientWords()}
      values={{ ...patient }}
      revision={patient.revision}
      answer={answer}
      verb={t('saveChanges')}
      cancelTo={PATIENT.detail(patient.id)}
      onBlur={onBlur}
      onInput={onInput}
      onDiscard={forget}
    >
      {(fields, tell) => (
        <div>
          <ThrottledNotice isThrottled={answer?.isThrottled} />
          <EntryFields>
            <NumberInput
              field={fields.cardNumber}
              note={notes.cardNumber}
              hint={cardHint(rule, (hint) => t('cardHint', { hint }))}
              tell={tell}
            />
            <div>
              <ComputedField label={t('common:label.company')} value={patient.companyName} />
              <p className="text-xs text-ink-3">{t('companyFixed')}</p>
            </div>
            <PatientFields fields={fields} tell={tell} today={today} rule={rule} note={notes.nationalId} />
          </EntryFields>
          <p className="mt-4 text-xs text-ink-3">{t('sentStays')}</p>
        </div>
      )}
    </EntryForm>
  );
}
