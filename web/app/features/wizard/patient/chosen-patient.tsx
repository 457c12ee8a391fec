import { ageOn, type CivilDate } from '@aval/domain/calendar/civil-date';
import { formatDate } from '@aval/i18n/format';
import type { RefObject } from 'react';
import { Definition, Definitions } from '../../../components/basics/definitions';
import { Identifier } from '../../../components/basics/identifier';
import { useTranslation } from '../../../shell/words/translation';
import type { PatientOption } from '../steps/found-options';

interface ChosenPatientProps {
  /** Receives the focus after a patient was created or chosen in a form. */
  place: RefObject<HTMLDivElement>;
  patient: PatientOption;
  today: CivilDate;
}

/** Data that distinguish the chosen patient from namesakes; read-only. */
export function ChosenPatient({ place, patient, today }: ChosenPatientProps) {
  const { t } = useTranslation(['wizard', 'demand']);
  const { cardNumber, nationalId, birthday } = patient.patient;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would belong to the form
    <div ref={place} role="group" aria-label={patient.label} tabIndex={-1} className="mt-4">
      <Definitions>
        <Definition label={t('demand:field.patient.name')}>{patient.label}</Definition>
        <Definition label={t('demand:field.patient.cardNumber')}>
          <Identifier>{cardNumber}</Identifier>
        </Definition>
        <Definition label={t('demand:field.patient.nationalId')}>
          <Identifier>{nationalId}</Identifier>
        </Definition>
        <Definition label={t('demand:field.patient.birthday')}>
          {formatDate(birthday)}{' '}
          <span className="text-ink-3">({t('patient.years', { count: ageOn(today, birthday) })})</span>
        </Definition>
      </Definitions>
    </div>
  );
}
