import { exportAccessRecord } from '@aval/application/access-record-list/list-access-record';
import { parseAccessRecordQuery } from '@aval/application/access-record-list/parse-access-record-query';
import { formatStamp } from '@aval/i18n/format';
import { FILTER_NAMESPACES, toldFilters } from '../../components/lists/told-filters';
import { csvAnswer } from '../../server/csv-answer.server';
import { getServices } from '../../server/services.server';

export const recordCsv = csvAnswer({
  namespaces: [...FILTER_NAMESPACES, 'shell'],
  read: ({ actor }, params) => exportAccessRecord(getServices(), actor, parseAccessRecordQuery(params)),
  say: (words) => {
    const t = words.getFixedT(null, ['accessRecord', 'shell', 'common']);
    return {
      name: t('fileName'),
      columns: {
        at: { head: t('common:label.at'), cell: (row) => formatStamp(row.at) },
        user: { head: t('common:label.user'), cell: (row) => row.userName },
        role: { head: t('common:label.role'), cell: (row) => t(`shell:role.${row.userRole}`) },
        subject: { head: t('column.subject'), cell: (row) => t(`subject.${row.subject}`) },
        file: { head: t('column.file'), cell: (row) => row.fileName ?? (row.list && t(`list.${row.list}`)) },
        rows: { head: t('column.rows'), cell: (row) => row.rowCount },
        filters: {
          head: t('column.filters'),
          cell: (row) => row.list && toldFilters(words, row.list, row.filters).join(' · '),
        },
        demand: { head: t('common:label.request'), cell: (row) => row.reference },
        patient: { head: t('common:label.patient'), cell: (row) => row.patientName },
        company: { head: t('common:label.company'), cell: (row) => row.companyName },
      },
    };
  },
});
