import { exportCompanies } from '@aval/application/companies/browse-companies';
import { COMPANIES_LIST } from '@aval/application/companies/companies-list';
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
      columns: [
        { head: t('field.name'), cell: (row) => row.name },
        { head: t('field.subdomain'), cell: (row) => row.subdomain },
        { head: t('field.hosts'), cell: (row) => row.hosts.join(', ') },
        { head: t('field.referencePrefix'), cell: (row) => row.referencePrefix },
        { head: t('people'), cell: (row) => row.people },
        { head: t('default'), cell: (row) => answer(row.isDefault) },
        { head: t('inactive'), cell: (row) => answer(!row.active) },
      ],
    };
  },
});
