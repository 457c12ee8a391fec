import type { DemandRow } from '@aval/application/demands/list/demand-row';
import { exportDemands } from '@aval/application/demands/list/export-demands';
import { parseListQuery } from '@aval/application/demands/list/parse-list-query';
import { isInsurerRole } from '@aval/domain/access/roles';
import { formatDate } from '@aval/i18n/format';
import { csvAnswer } from '../../server/csv-answer.server';
import { getServices } from '../../server/services.server';

export const demandsCsv = csvAnswer({
  namespaces: ['list', 'demand'],
  read: ({ actor }, params) => exportDemands(getServices(), actor, parseListQuery(params, actor)),
  say: (words, { role }) => {
    const t = words.getFixedT(null, 'list');
    const ofDemand = words.getFixedT(null, 'demand');
    const day = (date: string | null) => date && formatDate(date);
    return {
      name: t('things'),
      columns: [
        { head: t('column.reference'), cell: (row) => row.reference },
        { head: t('column.doctor'), cell: (row) => row.doctorName },
        { head: t('column.demandDate'), cell: (row) => day(row.requestedOn) },
        { head: t('column.treatmentStart'), cell: (row) => day(row.treatmentStart) },
        { head: t('column.lastUpdate'), cell: (row) => day(row.updatedOn) },
        { head: t('column.company'), cell: (row) => row.companyName },
        { head: t('column.prescriberCenter'), cell: (row) => row.prescriberCenterName },
        { head: t('column.provinces'), cell: (row) => row.provinces.join(', ') },
        { head: t('column.cardNumber'), cell: (row) => row.cardNumber },
        { head: t('column.type'), cell: (row) => row.type && t(`type.${row.type}`) },
        { head: t('column.status'), cell: (row) => ofDemand(`status.${row.displayStatus}.long`) },
        ...(isInsurerRole(role)
          ? [{ head: t('column.seriousFindings'), cell: (row: DemandRow) => row.seriousFindings }]
          : []),
      ],
    };
  },
});
