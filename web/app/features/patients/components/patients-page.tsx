import type { PatientRow as AnyPatientRow } from '@aval/application/patients/browse-patients';
import type { PATIENTS_LIST } from '@aval/application/patients/patients-list';
import { type LineOf, PATIENT_PLACES, shortLabelOf } from '@aval/domain/patients/patient-places';
import { formatDate } from '@aval/i18n/format';
import { describePatientLine } from '@aval/i18n/patient-words';
import { MenuItem } from '../../../components/actions/menu';
import { Identifier } from '../../../components/basics/identifier';
import { ReferenceLink } from '../../../components/demand/reference-link';
import { StatusBadge } from '../../../components/demand/status-badge';
import { PlainListPage } from '../../../components/plain-list/plain-list-page';
import type { ListColumn } from '../../../components/plain-list/plain-list-table';
import { useTranslation } from '../../../shell/words/translation';
import { PATIENT, PATIENTS } from '../patients-address';
import type { PatientsPageData } from '../patients-page.server';
import { EditedTag } from './edited-tag';

const OPTIONS_OF_DEMANDS = '/app/demands/filter-options?filter=';
/** Hidden on tablets, where name, numbers and last demand identify the patient. */
const WITH_ROOM = 'md:max-xl:hidden!';
/** Hidden on portrait tablets: the counts are shown on the patient's page. */
const BUT_ON_END = 'md:max-[900px]:hidden!';

type PatientRow = Omit<AnyPatientRow, keyof typeof PATIENT_PLACES.list.leftOut>;
type Column = ListColumn<PatientRow, typeof PATIENTS_LIST>;
type Columns = Column[];

/** Sort key of a field's column, and the widths at which it is hidden. */
const COLUMNS: Record<Exclude<LineOf<'list'>, 'name'>, Pick<Column, 'sort' | 'folds'>> = {
  cardNumber: { sort: 'cardNumber' },
  document: {},
  birthday: { folds: WITH_ROOM },
};

export function PatientsPage({ loaded }: { loaded: PatientsPageData }) {
  const { t, i18n } = useTranslation(['patients', 'demand', 'common']);
  const { offersCompanies, offersCenters, mayCreate, mayEdit } = loaded;
  const nameOf = ({ firstName, lastName }: PatientRow) => `${lastName}, ${firstName}`;
  const facts: Columns = PATIENT_PLACES.list.lines.flatMap((line) =>
    line === 'name'
      ? []
      : {
          ...COLUMNS[line],
          name: line,
          label: t(`demand:field.${shortLabelOf(line)}`),
          cell: (row: PatientRow) => <Identifier>{describePatientLine(i18n, line, row)}</Identifier>,
        },
  );
  const company: Columns = offersCompanies
    ? [{ name: 'company', label: t('common:label.company'), folds: WITH_ROOM, cell: (row) => row.companyName }]
    : [];
  return (
    <PlainListPage
      address={PATIENTS}
      loaded={loaded}
      hasExport
      words={{
        title: t('title'),
        things: t('things'),
        caption: t('caption'),
        empty: t('empty'),
        emptyHint: t('emptyHint'),
        emptyFiltered: t('emptyFiltered'),
      }}
      create={mayCreate ? { to: PATIENT.create, label: t('createTitle') } : null}
      filters={{
        search: { label: t('search'), keptBy: PATIENT.search },
        companyId: offersCompanies
          ? { label: t('common:label.company'), source: `${OPTIONS_OF_DEMANDS}companyId` }
          : null,
        centerId: offersCenters
          ? { label: t('filter.centerId'), source: `${OPTIONS_OF_DEMANDS}centerPrescriptorId` }
          : null,
        edited: { label: t('filter.edited'), options: { edited: t('edited.only') } },
      }}
      columns={[
        {
          name: 'name',
          label: t('common:label.patient'),
          sort: 'name',
          cell: (row) => (
            <>
              <bdi>{nameOf(row)}</bdi> {row.editedOn ? <EditedTag on={row.editedOn} /> : null}
            </>
          ),
        },
        ...facts,
        ...company,
        {
          name: 'demands',
          label: t('column.demands'),
          isNumber: true,
          folds: BUT_ON_END,
          cell: (row) => row.demandCount,
        },
        {
          name: 'lastDemand',
          label: t('column.lastDemand'),
          cell: ({ lastDemand }) => lastDemand && <LastDemand demand={lastDemand} />,
        },
        {
          name: 'status',
          label: t('common:label.status'),
          cell: (row) => (row.lastDemand ? <StatusBadge status={row.lastDemand.status} short /> : null),
        },
      ]}
      rowTo={(row) => PATIENT.detail(row.id)}
      rowMenu={(row) => ({
        label: t('rowMenu', { name: nameOf(row) }),
        items: (
          <>
            <MenuItem icon="eye" to={PATIENT.detail(row.id)}>
              {t('view')}
            </MenuItem>
            {row.demandCount > 0 ? (
              <MenuItem icon="document" to={PATIENT.demands(row.id)}>
                {t('demandsOf')}
              </MenuItem>
            ) : null}
            {mayEdit ? (
              <MenuItem icon="pencil" to={PATIENT.edit(row.id)}>
                {t('edit')}
              </MenuItem>
            ) : null}
          </>
        ),
      })}
    />
  );
}

function LastDemand({ demand }: { demand: NonNullable<PatientRow['lastDemand']> }) {
  return (
    <span>
      <ReferenceLink to={PATIENT.demand(demand.id)}>{demand.reference}</ReferenceLink>{' '}
      <span className="whitespace-nowrap text-ink-3 tabular-nums">{formatDate(demand.on)}</span>
    </span>
  );
}
