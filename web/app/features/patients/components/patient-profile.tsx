import type { PatientPage } from '@aval/application/patient-page/get-patient-page';
import type { PatientDemand } from '@aval/application/patients/get-patient';
import { PATIENT_PLACES } from '@aval/domain/patients/patient-places';
import { formatDate } from '@aval/i18n/format';
import { ButtonLink } from '../../../components/actions/button';
import { CellNote } from '../../../components/basics/cell-note';
import { Definition, Definitions } from '../../../components/basics/definitions';
import { EmptyCell } from '../../../components/basics/empty-cell';
import { Section } from '../../../components/basics/section';
import { ReferenceLink } from '../../../components/demand/reference-link';
import { StatusBadge } from '../../../components/demand/status-badge';
import { StackedCell, StackedRow, StackedTable } from '../../../components/lists/stacked-table';
import { useTranslation } from '../../../shell/words/translation';
import { useMessage } from '../../../shell/words/use-message';
import { ActiveTreatmentBanner } from '../../wizard/patient/active-treatment-banner';
import { PATIENT } from '../patients-address';
import { EditedTag } from './edited-tag';
import { PatientDocuments } from './patient-documents';
import { PatientFiles } from './patient-files';
import { PatientFrame } from './patient-frame';
import { PatientLifetime } from './patient-lifetime';
import { usePatientLines } from './patient-lines';
import { PatientTreatments } from './patient-treatments';

/** Page of a patient: current data, and what the user may see of treatments, doses, demands and documents. */
export function PatientProfile(page: PatientPage) {
  const { patient, demands, treatments, untreated, lifetime, documents, files, active } = page;
  const { editedOn, mayEdit, mayFile, today } = page;
  const { t } = useTranslation(['patients', 'demand', 'common']);
  const lines = usePatientLines(PATIENT_PLACES.profile.lines, patient, { age: patient.age });
  const name = `${patient.firstName} ${patient.lastName}`;
  return (
    <PatientFrame
      title={name}
      head={
        <>
          <bdi>{name}</bdi> {editedOn ? <EditedTag on={editedOn} /> : null}
        </>
      }
      actions={
        <>
          {demands.length > 0 ? <ButtonLink to={PATIENT.demands(patient.id)}>{t('demandsOf')}</ButtonLink> : null}
          {mayEdit ? (
            <ButtonLink kind={mayFile ? 'default' : 'primary'} icon="pencil" to={PATIENT.edit(patient.id)}>
              {t('edit')}
            </ButtonLink>
          ) : null}
          {mayFile ? (
            <ButtonLink kind="primary" icon="plus" to={PATIENT.newDemand(patient.id)}>
              {t('newDemand')} <span className="sr-only">{t('newDemandFor')}</span>
            </ButtonLink>
          ) : null}
        </>
      }
    >
      {active.length > 0 ? (
        <div className="mb-4 grid gap-2">
          {active.map((treatment) => (
            <ActiveTreatmentBanner key={treatment.kind} treatment={treatment} tone="info" />
          ))}
        </div>
      ) : null}
      <Definitions>
        {lines.map(({ line, label, value }) => (
          <Definition key={line} label={label}>
            {value}
          </Definition>
        ))}
        <Definition label={t('common:label.company')}>{patient.companyName}</Definition>
      </Definitions>
      <Section
        id="treatments"
        title={t('section.treatments')}
        count={treatments.length}
        empty={treatments.length > 0 ? null : t('treatments.none')}
      >
        <PatientTreatments treatments={treatments} untreated={untreated} today={today} />
      </Section>
      {demands.length > 0 ? (
        <Section
          id="lifetime"
          title={t('section.lifetime')}
          count={lifetime.length}
          empty={lifetime.length > 0 ? null : t('lifetime.none')}
        >
          {lifetime.length > 0 ? <PatientLifetime doses={lifetime} /> : null}
        </Section>
      ) : null}
      <Section
        id="demands"
        title={t('section.demands')}
        count={demands.length}
        empty={demands.length > 0 ? null : t('noDemands')}
      >
        {demands.length > 0 ? <PatientDemands demands={demands} /> : null}
      </Section>
      {demands.length > 0 ? (
        <Section
          id="documents"
          title={t('section.documents')}
          count={documents.length}
          empty={documents.length > 0 ? null : t('documents.none')}
        >
          {documents.length > 0 ? <PatientDocuments documents={documents} /> : null}
        </Section>
      ) : null}
      <Section
        id="attachments"
        title={t('section.files')}
        count={files.length}
        empty={files.length > 0 ? null : t('noFiles')}
      >
        {files.length > 0 ? <PatientFiles files={files} /> : null}
      </Section>
    </PatientFrame>
  );
}

function PatientDemands({ demands }: { demands: readonly PatientDemand[] }) {
  const { t } = useTranslation(['patients', 'common', 'demand', 'detail']);
  const words = useMessage();
  const label = {
    reference: t('common:label.request'),
    status: t('common:label.status'),
    doctor: t('demand:field.doctor'),
    center: t('filter.centerId'),
    requestedOn: t('detail:field.requestedAt'),
    updatedOn: t('detail:field.unchanged'),
  };
  return (
    <StackedTable
      boxed
      caption={t('demandsCaption')}
      columns={Object.entries(label).map(([name, shown]) => ({ name, label: shown }))}
    >
      {demands.map(({ id, reference, status, doctorName, prescriberCenterName, requestedOn, ...demand }) => (
        <StackedRow key={id}>
          <StackedCell label={label.reference} kind="headline">
            <span>
              <ReferenceLink to={PATIENT.demand(id)}>{reference}</ReferenceLink>
              {demand.editedFields.length > 0 ? (
                <CellNote>
                  {t('edited.fields', {
                    fields: demand.editedFields.map((field) => words(`demand:field.${field}`)).join(', '),
                  })}
                </CellNote>
              ) : null}
            </span>
          </StackedCell>
          <StackedCell label={label.status}>
            <StatusBadge status={status} short />
          </StackedCell>
          <StackedCell label={label.doctor}>{doctorName}</StackedCell>
          <StackedCell label={label.center}>{prescriberCenterName}</StackedCell>
          <StackedCell label={label.requestedOn} className="whitespace-nowrap">
            {requestedOn ? formatDate(requestedOn) : <EmptyCell />}
          </StackedCell>
          <StackedCell label={label.updatedOn} className="whitespace-nowrap">
            {formatDate(demand.updatedOn)}
          </StackedCell>
        </StackedRow>
      ))}
    </StackedTable>
  );
}
