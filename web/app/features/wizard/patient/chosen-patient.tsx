import { ageOn, type CivilDate } from '@aval/domain/calendar/civil-date';
import { PATIENT_PLACES } from '@aval/domain/patients/patient-places';
import type { RefObject } from 'react';
import { Definition, Definitions } from '../../../components/basics/definitions';
import { useTranslation } from '../../../shell/words/translation';
import { usePatientLines } from '../../patients/components/patient-lines';
import type { PatientOption } from '../steps/found-options';

interface ChosenPatientProps {
  /** Receives the focus after a patient was created or chosen in a form. */
  place: RefObject<HTMLDivElement>;
  patient: PatientOption;
  today: CivilDate;
}

/** Data that distinguish the chosen patient from namesakes; read-only. */
export function ChosenPatient({ place, patient, today }: ChosenPatientProps) {
  const { t } = useTranslation('demand');
  const { patient: found } = patient;
  const age = ageOn(today, found.birthday);
  const lines = usePatientLines(PATIENT_PLACES.found.lines, found, { age, marksNumbers: true });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would belong to the form
    <div ref={place} role="group" aria-label={patient.label} tabIndex={-1} className="mt-4">
      <Definitions>
        {lines.map(({ line, label, value }) => (
          <Definition key={line} label={line === 'document' ? label : t(`field.patient.${line}`)}>
            {value}
          </Definition>
        ))}
      </Definitions>
    </div>
  );
}
