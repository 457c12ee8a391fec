import type { CenterOption } from '@aval/application/context/context';
import type { PatientRule } from '@aval/domain/validation/steps/patient-schema';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/actions/button';
import { Combobox } from '../../../components/choices/combobox';
import type { FoundOption } from '../../../components/choices/use-async-options';
import { ComputedField, Field } from '../../../components/fields/field';
import { fieldLook, formGrid, labelLook } from '../../../components/fields/field-look';
import { FormSection, FormSectionHead } from '../../../components/fields/form-section';
import { Select } from '../../../components/fields/select';
import { useTranslation } from '../../../shell/words/translation';
import { textAt } from '../steps/form';
import { isPatientOption } from '../steps/found-options';
import { PlainForm } from '../steps/plain-form';
import { useStep, useStepField } from '../steps/step-context';
import { ActiveTreatments } from './active-treatments';
import { ChosenPatient } from './chosen-patient';
import { PatientCreation } from './patient-creation';

export interface PatientStepProps {
  doctorName: string;
  centers: readonly Pick<CenterOption, 'id' | 'name'>[];
  chosen: FoundOption | null;
  rule: PatientRule;
  today: string;
  /** Files of an existing demand, after the form. */
  children?: ReactNode;
}

/** Step 1: doctor, center and patient. */
export function PatientStep(props: PatientStepProps) {
  const { doctorName, centers, rule, today, children } = props;
  const { t } = useTranslation(['wizard', 'demand']);
  const { form, stored, newPatient } = useStep();
  const [patient, setPatient] = useState(props.chosen);
  const center = useStepField('prescriberCenterId');
  const patientField = useStepField('patientId');
  /** Key that resets the combobox after a patient was created or chosen in the form for a new one. */
  const [generation, setGeneration] = useState(0);
  const shown = useRef(patient);
  const opener = useRef<HTMLButtonElement>(null);
  const chosenPlace = useRef<HTMLDivElement>(null);
  const isTaken = useRef(false);
  useEffect(() => {
    if (shown.current === patient) return;
    shown.current = patient;
    form.reread('patientId');
  }, [patient, form.reread]);

  // Waits until the form has closed, and before it the confirmation, which makes the page inert.
  const wasOpen = useRef(newPatient.isOpen);
  useEffect(() => {
    // Not on the button that opened the form if a patient was chosen, because Enter would open it again.
    if (wasOpen.current && !newPatient.isOpen) (isTaken.current ? chosenPlace : opener).current?.focus();
    wasOpen.current = newPatient.isOpen;
    isTaken.current = false;
  }, [newPatient.isOpen]);

  function take(taken: FoundOption) {
    isTaken.current = true;
    setPatient(taken);
    setGeneration((before) => before + 1);
    newPatient.setOpen(false);
  }

  function toggleCreation() {
    // Input is discarded only by "cancel".
    if (!newPatient.isTyped) newPatient.setOpen(!newPatient.isOpen);
  }

  return (
    <>
      <PlainForm>
        <FormSection>
          <FormSectionHead>
            <h2>{t('patient.who')}</h2>
          </FormSectionHead>
          <div className={formGrid}>
            <ComputedField label={t('demand:field.doctor')} value={doctorName} className="md:col-span-6" />
            <Field
              id={center.id}
              label={t('demand:field.prescriberCenter')}
              error={center.error}
              className="md:col-span-6"
            >
              <Select
                name="prescriberCenterId"
                options={centers.map(({ id, name }) => ({ value: String(id), label: name }))}
                defaultValue={textAt(stored, 'prescriberCenterId')}
              />
            </Field>
          </div>
        </FormSection>
        <FormSection>
          <FormSectionHead>
            <h2>{t('demand:section.patient')}</h2>
          </FormSectionHead>
          <input type="hidden" name="exactNumber" value={patient?.description ?? ''} />
          <div className={formGrid}>
            <Field
              id={patientField.id}
              label={t('patient.choose')}
              error={patientField.error}
              hint={t('patient.chooseHint')}
              className="md:col-span-8"
            >
              <Combobox
                key={generation}
                name="patientId"
                source="/app/demands/wizard/patients"
                isPrivate
                label={t('demand:section.patient')}
                defaultValue={patient}
                onChange={setPatient}
              />
            </Field>
            <div className={fieldLook({ className: 'md:col-span-4' })}>
              <span className={labelLook()} aria-hidden="true">
                &nbsp;
              </span>
              <span>
                <Button ref={opener} icon="plus" aria-expanded={newPatient.isOpen} onClick={toggleCreation}>
                  {t('patient.create')}
                </Button>
              </span>
            </div>
          </div>
          {isPatientOption(patient) ? <ChosenPatient place={chosenPlace} patient={patient} today={today} /> : null}
          <ActiveTreatments patient={patient} />
        </FormSection>
      </PlainForm>
      {newPatient.isOpen ? (
        <PatientCreation today={today} rule={rule} onChosen={take} onClose={() => newPatient.setOpen(false)} />
      ) : null}
      {children}
    </>
  );
}
