import type { CenterOption } from '@aval/application/context/context';
import type { CardRule } from '@aval/domain/validation/identity';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/button';
import { Combobox } from '../../../components/combobox';
import { Field } from '../../../components/field';
import { Select } from '../../../components/select';
import type { FoundOption } from '../../../components/use-async-options';
import { useTranslation } from '../../../shell/translation';
import { textAt } from '../form';
import { isPatientOption } from '../found-options';
import { useStep, useStepField } from '../step-context';
import { ActiveTreatments } from './active-treatments';
import { ChosenPatient } from './chosen-patient';
import { PatientCreation } from './patient-creation';
import { PlainForm } from './plain-form';

export interface PatientStepProps {
  doctorName: string;
  centers: readonly Pick<CenterOption, 'id' | 'name'>[];
  chosen: FoundOption | null;
  cardRule: CardRule;
  today: string;
  /** After the form: the files of a demand that exists. */
  children?: ReactNode;
}

/** Step 1: who asks, from where and for whom. */
export function PatientStep(props: PatientStepProps) {
  const { doctorName, centers, cardRule, today, children } = props;
  const { t } = useTranslation(['wizard', 'demand']);
  const { form, stored, newPatient } = useStep();
  const [patient, setPatient] = useState(props.chosen);
  const center = useStepField('prescriberCenterId');
  const patientField = useStepField('patientId');
  /** Raised when a patient was made or taken in the form of a new one: then the combobox begins anew with him or her. */
  const [generation, setGeneration] = useState(0);
  const shown = useRef(patient);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (shown.current === patient) return;
    shown.current = patient;
    form.reread('patientId');
  }, [patient, form.reread]);

  // Once the form is gone, and the question before it that makes the page inert.
  const wasOpen = useRef(newPatient.isOpen);
  useEffect(() => {
    if (wasOpen.current && !newPatient.isOpen) opener.current?.focus();
    wasOpen.current = newPatient.isOpen;
  }, [newPatient.isOpen]);

  function take(taken: FoundOption) {
    setPatient(taken);
    setGeneration((before) => before + 1);
    newPatient.setOpen(false);
  }

  function toggleCreation() {
    // What was typed goes only by "cancel".
    if (!newPatient.isTyped) newPatient.setOpen(!newPatient.isOpen);
  }

  return (
    <>
      <PlainForm>
        <section className="form-section">
          <div className="form-section__head">
            <h2>{t('patient.who')}</h2>
          </div>
          <div className="form-grid">
            <div className="field md:col-span-6">
              <span className="label">{t('demand:field.doctor')}</span>
              <output className="computed">
                <b>{doctorName}</b>
              </output>
            </div>
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
        </section>
        <section className="form-section">
          <div className="form-section__head">
            <h2>{t('demand:field.patient.title')}</h2>
          </div>
          <input type="hidden" name="exactNumber" value={patient?.description ?? ''} />
          <div className="form-grid">
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
                label={t('demand:field.patient.title')}
                defaultValue={patient}
                onChange={setPatient}
              />
            </Field>
            <div className="field md:col-span-4">
              <span className="label" aria-hidden="true">
                &nbsp;
              </span>
              <span>
                <Button ref={opener} icon="plus" aria-expanded={newPatient.isOpen} onClick={toggleCreation}>
                  {t('patient.create')}
                </Button>
              </span>
            </div>
          </div>
          {isPatientOption(patient) ? <ChosenPatient patient={patient} today={today} /> : null}
          <ActiveTreatments patient={patient} />
        </section>
      </PlainForm>
      {newPatient.isOpen ? (
        <PatientCreation today={today} cardRule={cardRule} onChosen={take} onClose={() => newPatient.setOpen(false)} />
      ) : null}
      {children}
    </>
  );
}
