import { exportInvitations } from '@aval/application/invitations/list/browse-invitations';
import { INVITATIONS_LIST } from '@aval/application/invitations/list/invitations-list';
import { formatStamp } from '@aval/i18n/format';
import { csvAnswer } from '../../server/csv-answer.server';
import { getServices } from '../../server/services.server';

export const invitationsCsv = csvAnswer({
  namespaces: ['invitations', 'shell'],
  read: ({ actor }, params) => exportInvitations(getServices(), actor, INVITATIONS_LIST.parse(params)),
  say: (words) => {
    const t = words.getFixedT(null, ['invitations', 'shell', 'common']);
    return {
      name: t('things'),
      columns: {
        name: { head: t('common:label.name'), cell: (row) => row.name },
        email: { head: t('common:label.email'), cell: (row) => row.email },
        role: { head: t('common:label.role'), cell: (row) => t(`shell:role.${row.role}`) },
        company: { head: t('common:label.company'), cell: (row) => row.companyName },
        state: { head: t('common:label.status'), cell: (row) => t(`state.${row.state}`) },
        createdAt: { head: t('common:label.created'), cell: (row) => formatStamp(row.createdAt) },
        expiresAt: { head: t('column.expiresAt'), cell: (row) => row.expiresAt && formatStamp(row.expiresAt) },
      },
    };
  },
});
