import type { DemandRow } from '@aval/application/demands/list/demand-row';
import { exportDemands } from '@aval/application/demands/list/export-demands';
import { parseListQuery } from '@aval/application/demands/list/parse-list-query';
import type { CsvColumns } from '@aval/application/lists/list-columns';
import { isInsurerRole } from '@aval/domain/access/roles';
import { formatDate } from '@aval/i18n/format';
import { csvAnswer } from '../../server/csv-answer.server';
import { getServices } from '../../server/services.server';

export const demandsCsv = csvAnswer({
  namespaces: ['list', 'demand'],
  read: ({ actor }, params) => exportDemands(getServices(), actor, parseListQuery(params, actor)),
  say: (words, { role }) => {
    const t = words.getFixedT(null, ['list', 'common']);
    const ofDemand = words.getFixedT(null, 'demand');
    const day = (date: string | null) => date && formatDate(date);
    return {
      name: t('things'),
      columns: {
        reference: { head: t('common:label.reference'), cell: (row) => row.reference },
        patient: {
          head: t('common:label.patient'),
          cell: ({ patient }) => patient && `${patient.firstName} ${patient.lastName}`,
        },
        age: { head: t('column.age'), cell: ({ patient }) => patient?.age ?? null },
        tumour: {
          head: t('common:label.tumour'),
          cell: ({ tumour }) => (tumour?.type ? ofDemand(`option.tumourType.${tumour.type}`) : null),
        },
        regimen: { head: ofDemand('field.chemotherapy.regimen'), cell: ({ tumour }) => tumour?.regimen ?? null },
        doctor: { head: t('column.doctor'), cell: (row) => row.doctorName },
        demandDate: { head: t('column.demandDate'), cell: (row) => day(row.requestedOn) },
        treatmentStart: { head: t('common:label.treatmentStart'), cell: (row) => day(row.treatmentStart) },
        lastUpdate: { head: t('column.lastUpdate'), cell: (row) => day(row.updatedOn) },
        company: { head: t('common:label.company'), cell: (row) => row.companyName },
        prescriberCenter: { head: ofDemand('field.prescriberCenter'), cell: (row) => row.prescriberCenterName },
        provinces: { head: t('column.provinces'), cell: (row) => row.provinces.join(', ') },
        cardNumber: { head: ofDemand('field.patient.short.cardNumber'), cell: (row) => row.cardNumber },
        type: { head: t('common:label.type'), cell: (row) => row.type && t(`type.${row.type}`) },
        status: { head: t('common:label.status'), cell: (row) => ofDemand(`status.${row.displayStatus}.long`) },
        seriousFindings: isInsurerRole(role)
          ? { head: t('column.seriousFindings'), cell: (row) => row.seriousFindings }
          : null,
      } satisfies CsvColumns<'demands', DemandRow>,
    };
  },
});
