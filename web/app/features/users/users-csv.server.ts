import type { CsvColumns } from '@aval/application/lists/list-columns';
import { exportUsers, type UserRow } from '@aval/application/users/browse-users';
import { USERS_LIST } from '@aval/application/users/users-list';
import { csvAnswer } from '../../server/csv-answer.server';
import { getServices } from '../../server/services.server';

export const usersCsv = csvAnswer({
  namespaces: ['users', 'shell'],
  read: ({ actor }, params) => exportUsers(getServices(), actor, USERS_LIST.parse(params)),
  say: (words) => {
    const t = words.getFixedT(null, ['users', 'shell']);
    return {
      name: t('things'),
      columns: {
        name: { head: t('field.name'), cell: (row) => row.name },
        dni: { head: t('field.dni'), cell: (row) => row.dni },
        email: { head: t('column.email'), cell: (row) => row.email },
        role: { head: t('field.role'), cell: (row) => t(`shell:role.${row.role}`) },
        company: { head: t('field.companyId'), cell: (row) => row.companies.join(', ') },
        active: { head: t('field.active'), cell: (row) => t(`state.${row.active ? 'active' : 'inactive'}`) },
      } satisfies CsvColumns<'users', UserRow>,
    };
  },
});
