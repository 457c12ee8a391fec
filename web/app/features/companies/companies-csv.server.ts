import { type CompanyRow, exportCompanies } from '@aval/application/companies/browse-companies';
import { COMPANIES_LIST } from '@aval/application/companies/companies-list';
import type { CsvColumns } from '@aval/application/lists/list-columns';
import { csvAnswer } from '../../server/csv-answer.server';
import { getServices } from '../../server/services.server';

export const companiesCsv = csvAnswer({
  namespaces: ['companies', 'common'],
  read: ({ actor }, params) => exportCompanies(getServices(), actor, COMPANIES_LIST.parse(params)),
  say: (words) => {
    const t = words.getFixedT(null, ['companies', 'common']);
    const answer = (is: boolean) => t(`common:answer.${is ? 'yes' : 'no'}`);
    return {
      name: t('things'),
      columns: {
        name: { head: t('common:label.name'), cell: (row) => row.name },
        subdomain: { head: t('field.subdomain'), cell: (row) => row.subdomain },
        hosts: { head: t('field.hosts'), cell: (row) => row.hosts.join(', ') },
        referencePrefix: { head: t('field.referencePrefix'), cell: (row) => row.referencePrefix },
        people: { head: t('people'), cell: (row) => row.people },
        isDefault: { head: t('default'), cell: (row) => answer(row.isDefault) },
        inactive: { head: t('inactive'), cell: (row) => answer(!row.active) },
      } satisfies CsvColumns<'companies', CompanyRow>,
    };
  },
});
