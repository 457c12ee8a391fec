import { ageOn, type CivilDate } from '@aval/domain/calendar/civil-date';
import { formatDate } from '@aval/i18n/format';
import { Definition, Definitions } from '../../../components/definitions';
import { useTranslation } from '../../../shell/translation';
import type { PatientOption } from '../found-options';

/** By what the chosen patient is told from namesakes; nothing of it is changed here. */
export function ChosenPatient({ patient, today }: { patient: PatientOption; today: CivilDate }) {
  const { t } = useTranslation(['wizard', 'demand']);
  const { cardNumber, nationalId, birthday } = patient.patient;
  return (
    <div className="mt-4">
      <Definitions>
        <Definition label={t('demand:field.patient.name')}>{patient.label}</Definition>
        <Definition label={t('demand:field.patient.cardNumber')}>
          <span className="identifier">{cardNumber}</span>
        </Definition>
        <Definition label={t('demand:field.patient.nationalId')}>
          <span className="identifier">{nationalId}</span>
        </Definition>
        <Definition label={t('demand:field.patient.birthday')}>
          {formatDate(birthday)}{' '}
          <span className="text-ink-3">({t('patient.years', { count: ageOn(today, birthday) })})</span>
        </Definition>
      </Definitions>
    </div>
  );
}
