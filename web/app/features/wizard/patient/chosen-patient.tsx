import { ageOn, type CivilDate } from '@aval/domain/calendar/civil-date';
import { formatDate } from '@aval/i18n/format';
import type { RefObject } from 'react';
import { Definition, Definitions } from '../../../components/basics/definitions';
import { Identifier } from '../../../components/basics/identifier';
import { useTranslation } from '../../../shell/words/translation';
import type { PatientOption } from '../steps/found-options';

interface ChosenPatientProps {
  /** Whoever has made or taken the patient in a form goes on from here. */
  place: RefObject<HTMLDivElement>;
  patient: PatientOption;
  today: CivilDate;
}

/** By what the chosen patient is told from namesakes; nothing of it is changed here. */
export function ChosenPatient({ place, patient, today }: ChosenPatientProps) {
  const { t } = useTranslation(['wizard', 'demand']);
  const { cardNumber, nationalId, birthday } = patient.patient;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be one of the form
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
