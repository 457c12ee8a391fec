import type { DemandDetail } from '@aval/application/demands/detail/demand-detail';
import { civilDateOf } from '@aval/domain/calendar/civil-date';
import { fieldsOfLine, PATIENT_PLACES } from '@aval/domain/patients/patient-places';
import { formatDate, formatStamp } from '@aval/i18n/format';
import { Link } from '@remix-run/react';
import { Definition, Definitions } from '../../../components/basics/definitions';
import { SECTION, SECTION_HEAD } from '../../../components/basics/section';
import { useNumbers } from '../../../shell/words/numbers';
import { usePatientLines } from '../../patients/components/patient-lines';
import { PATIENT } from '../../patients/patients-address';
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
          <h2 id="data-title">{t('demand:section.data')}</h2>
        </div>
        <DemandData demand={demand} words={words} />
      </section>
      <section aria-labelledby="patient-title" id="patient">
        <div className={SECTION_HEAD}>
          <h2 id="patient-title">{t('demand:section.patient')}</h2>
          {demand.mayOpenPatient ? (
            <Link to={PATIENT.detail(demand.patient.id)} className="finger-area ml-auto print:hidden">
              {t('detail:openPatient')}
            </Link>
          ) : null}
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
        <Definition label={t('common:label.created')}>{formatDate(civilDateOf(demand.createdAt))}</Definition>
      )}
      {isEarlier ? null : <Definition label={t('detail:field.updatedAt')}>{formatStamp(demand.updatedAt)}</Definition>}
      <Definition label={t('common:label.type')}>{type ? t(`demand:type.${type}.long`) : null}</Definition>
      <Definition label={t('common:label.treatmentStart')}>
        {treatmentStart ? (
          <>
            {formatDate(treatmentStart)}{' '}
            {daysToStart === null ? null : <span className="text-ink-3">({numbers.signed(daysToStart)})</span>}
          </>
        ) : null}
      </Definition>
      <VersionField label={t('demand:field.prescriberCenter')} path="basics.prescriberCenterId">
        {prescriberCenter.name}
      </VersionField>
      <VersionField label={t('demand:field.performingCenter')} path="extras.performingCenterId">
        {performingCenter?.name}
      </VersionField>
      <Definition label={t('demand:field.doctor')}>{doctor.name}</Definition>
      {filedByName ? <Definition label={t('detail:field.filedBy')}>{filedByName}</Definition> : null}
      {isEarlier ? null : <Definition label={t('detail:field.assignedTo')}>{assignedTo(demand, t)}</Definition>}
    </Definitions>
  );
}

function PatientData({ demand, words: { t } }: { demand: DemandDetail; words: DetailWords }) {
  const { patient, version, company, prescriberCenter } = demand;
  const lines = usePatientLines(PATIENT_PLACES.data.lines, patient, { age: patient.age });
  return (
    <>
      <Definitions>
        {lines.map(({ line, label, value }) => (
          <VersionField key={line} label={label} path={fieldsOfLine(line).map((field) => `patient.${field}`)}>
            {value}
          </VersionField>
        ))}
        <Definition label={t('common:label.company')}>{company.name}</Definition>
        <Definition label={t('common:label.province')}>{prescriberCenter.province}</Definition>
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
