import type { DemandDetail } from '@aval/application/demands/detail/demand-detail';
import { civilDateOf } from '@aval/domain/calendar/civil-date';
import { formatDate, formatStamp } from '@aval/i18n/format';
import { Definition, Definitions } from '../../../components/basics/definitions';
import { SECTION, SECTION_HEAD } from '../../../components/basics/section';
import { useNumbers } from '../../../shell/words/numbers';
import { assignedTo } from '../assigned-to';
import { ChangeList, VersionField } from '../changed-fields';
import { type DetailWords, useDetailWords } from '../use-detail-words';

const SPLIT = [
  'grid grid-cols-[1fr_1fr] gap-x-10 [&>section>dl]:grid-cols-[1fr_1fr]',
  'max-lg:grid-cols-[1fr] max-lg:gap-6',
].join(' ');

/** Demand and patient data side by side. */
export function DataSection({ demand }: { demand: DemandDetail }) {
  const words = useDetailWords();
  const { t } = words;
  return (
    <div className={`${SECTION} ${SPLIT}`} data-part="section" id="data">
      <section aria-labelledby="data-title">
        <div className={SECTION_HEAD}>
          <h2 id="data-title">{t('detail:section.data')}</h2>
        </div>
        <DemandData demand={demand} words={words} />
      </section>
      <section aria-labelledby="patient-title" id="patient">
        <div className={SECTION_HEAD}>
          <h2 id="patient-title">{t('detail:section.patient')}</h2>
        </div>
        <PatientData demand={demand} words={words} />
      </section>
    </div>
  );
}

function DemandData({ demand, words: { t } }: { demand: DemandDetail; words: DetailWords }) {
  const numbers = useNumbers();
  const { requestedAt, type, daysToStart, treatmentStart, prescriberCenter, performingCenter } = demand;
  const { filedByName, doctor, isEarlier } = demand;
  return (
    <Definitions>
      {requestedAt ? (
        <Definition label={t('detail:field.requestedAt')}>{formatDate(civilDateOf(requestedAt))}</Definition>
      ) : (
        <Definition label={t('detail:field.createdAt')}>{formatDate(civilDateOf(demand.createdAt))}</Definition>
      )}
      {isEarlier ? null : <Definition label={t('detail:field.updatedAt')}>{formatStamp(demand.updatedAt)}</Definition>}
      <Definition label={t('detail:field.type')}>{type ? t(`demand:type.${type}.long`) : null}</Definition>
      <Definition label={t('detail:field.treatmentStart')}>
        {treatmentStart ? (
          <>
            {formatDate(treatmentStart)}{' '}
            {daysToStart === null ? null : <span className="text-ink-3">({numbers.signed(daysToStart)})</span>}
          </>
        ) : null}
      </Definition>
      <VersionField label={t('detail:field.prescriberCenter')} path="basics.prescriberCenterId">
        {prescriberCenter.name}
      </VersionField>
      <VersionField label={t('detail:field.performingCenter')} path="extras.performingCenterId">
        {performingCenter?.name}
      </VersionField>
      <Definition label={t('detail:field.doctor')}>{doctor.name}</Definition>
      {filedByName ? <Definition label={t('detail:field.filedBy')}>{filedByName}</Definition> : null}
      {isEarlier ? null : <Definition label={t('detail:field.assignedTo')}>{assignedTo(demand, t)}</Definition>}
    </Definitions>
  );
}

function PatientData({ demand, words: { t, option } }: { demand: DemandDetail; words: DetailWords }) {
  const { patient, version, company, prescriberCenter } = demand;
  return (
    <>
      <Definitions>
        <VersionField label={t('detail:field.name')} path={['patient.firstName', 'patient.lastName']}>
          {patient.firstName} {patient.lastName}
        </VersionField>
        <VersionField label={t('detail:field.nationalId')} path="patient.nationalId">
          {patient.nationalId}
        </VersionField>
        <VersionField label={t('detail:field.birthday')} path="patient.birthday">
          {formatDate(patient.birthday)} <span className="text-ink-3">({t('detail:age', { count: patient.age })})</span>
        </VersionField>
        <VersionField label={t('detail:field.gender')} path="patient.gender">
          {option('gender', patient.gender)}
        </VersionField>
        <VersionField label={t('detail:field.card')} path="patient.cardNumber">
          {patient.cardNumber}
        </VersionField>
        <VersionField label={t('detail:field.type')} path="patient.type">
          {option('patientType', patient.type)}
        </VersionField>
        <Definition label={t('detail:field.company')}>{company.name}</Definition>
        <Definition label={t('detail:field.province')}>{prescriberCenter.province}</Definition>
      </Definitions>
      {patient.editedSince.length > 0 && version ? (
        <div className="text-xs text-ink-3 mt-3">
          {t('detail:patientEdited')} {t('detail:patientThen', { number: version.number })}.
          <ChangeList changes={patient.editedSince} />
        </div>
      ) : null}
    </>
  );
}
