import { exportSecurityRecord } from '@aval/application/security-record/browse-security-record';
import { SECURITY_LIST } from '@aval/application/security-record/security-list';
import { formatStamp } from '@aval/i18n/format';
import { csvAnswer } from '../../server/csv-answer.server';
import { getServices } from '../../server/services.server';
import { toldDetail } from './told-detail';

export const securityCsv = csvAnswer({
  namespaces: ['securityRecord', 'shell', 'common'],
  read: ({ actor }, params) => exportSecurityRecord(getServices(), actor, SECURITY_LIST.parse(params)),
  say: (words) => {
    const t = words.getFixedT(null, ['securityRecord', 'shell', 'common']);
    return {
      name: t('title').toLowerCase(),
      columns: {
        at: { head: t('common:label.at'), cell: (row) => formatStamp(row.at) },
        event: { head: t('common:label.event'), cell: (row) => t(`kind.${row.kind}`) },
        detail: { head: t('column.detail'), cell: (row) => toldDetail(words, row) },
        user: { head: t('common:label.user'), cell: (row) => row.userName },
        actor: { head: t('column.actor'), cell: (row) => row.actorName },
        company: { head: t('common:label.company'), cell: (row) => row.companyName },
        address: { head: t('column.address'), cell: (row) => row.address },
        userAgent: { head: t('column.userAgent'), cell: (row) => row.userAgent },
      },
    };
  },
});
