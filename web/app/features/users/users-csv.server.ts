import type { CsvColumns } from '@aval/application/lists/list-columns';
import { exportUsers, type UserRow } from '@aval/application/users/browse-users';
import { USERS_LIST } from '@aval/application/users/users-list';
import { csvAnswer } from '../../server/csv-answer.server';
import { getServices } from '../../server/services.server';

export const usersCsv = csvAnswer({
  namespaces: ['users', 'shell', 'demand'],
  read: ({ actor }, params) => exportUsers(getServices(), actor, USERS_LIST.parse(params)),
  say: (words) => {
    const t = words.getFixedT(null, ['users', 'shell', 'common', 'demand']);
    return {
      name: t('things'),
      columns: {
        name: { head: t('common:label.name'), cell: (row) => row.name },
        dni: { head: t('demand:field.patient.nationalId'), cell: (row) => row.dni },
        email: { head: t('common:label.email'), cell: (row) => row.email },
        role: { head: t('common:label.role'), cell: (row) => t(`shell:role.${row.role}`) },
        company: { head: t('common:label.company'), cell: (row) => row.companies.join(', ') },
        active: { head: t('common:label.state'), cell: (row) => t(`state.${row.active ? 'active' : 'inactive'}`) },
      } satisfies CsvColumns<'users', UserRow>,
    };
  },
});
