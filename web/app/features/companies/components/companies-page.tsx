import type { CompanyRow } from '@aval/application/companies/browse-companies';
import type { COMPANIES_LIST } from '@aval/application/companies/companies-list';
import { roleMay } from '@aval/domain/access/permissions';
import { MenuItem } from '../../../components/actions/menu';
import { type PlainListData, PlainListPage } from '../../../components/plain-list/plain-list-page';
import { usePageData } from '../../../shell/data/use-page-data';
import { useNumbers } from '../../../shell/words/numbers';
import { useTranslation } from '../../../shell/words/translation';
import { COMPANIES, COMPANY } from '../companies-address';
import { CompanyMarks } from './company-mark';

export function CompaniesPage({ loaded }: { loaded: PlainListData<typeof COMPANIES_LIST, CompanyRow> }) {
  const { t } = useTranslation(['companies', 'common']);
  const numbers = useNumbers();
  const role = usePageData()?.user?.role;
  const mayEdit = role !== undefined && roleMay(role, 'companies.edit');
  return (
    <PlainListPage
      address={COMPANIES}
      loaded={loaded}
      hasExport
      words={{
        title: t('title'),
        lead: t('lead'),
        things: t('things'),
        caption: t('title'),
        empty: t('empty'),
        emptyHint: t('emptyHint'),
        emptyFiltered: t('emptyFiltered'),
      }}
      {...(mayEdit ? { create: { to: COMPANY.create, label: t('createTitle') } } : {})}
      filters={{
        name: { label: t('common:label.name') },
        default: { label: t('filter.default'), options: { default: t('default') } },
      }}
      columns={[
        {
          name: 'name',
          label: t('common:label.name'),
          sort: 'name',
          cell: (row) => (
            <>
              {row.name} <CompanyMarks {...row} />
            </>
          ),
        },
        { name: 'subdomain', label: t('field.subdomain'), sort: 'subdomain', cell: (row) => row.subdomain },
        { name: 'hosts', label: t('field.hosts'), className: 'wrap-anywhere', cell: (row) => row.hosts.join(', ') },
        { name: 'referencePrefix', label: t('field.referencePrefix'), cell: (row) => row.referencePrefix },
        { name: 'people', label: t('people'), isNumber: true, cell: (row) => numbers.integer(row.people) },
      ]}
      rowTo={({ id }) => COMPANY.detail(id)}
      rowMenu={({ id, name }) => ({
        label: t('rowMenu', { name }),
        items: (
          <>
            <MenuItem icon="eye" to={COMPANY.detail(id)}>
              {t('view')}
            </MenuItem>
            <MenuItem icon="people" to={COMPANY.users(id)}>
              {t('usersOf')}
            </MenuItem>
            {mayEdit ? (
              <MenuItem icon="pencil" to={COMPANY.edit(id)}>
                {t('edit')}
              </MenuItem>
            ) : null}
          </>
        ),
      })}
    />
  );
}
