import type { CsvColumns } from '@aval/application/lists/list-columns';
import { exportPatients, type PatientRow } from '@aval/application/patients/browse-patients';
import { PATIENTS_LIST } from '@aval/application/patients/patients-list';
import { formatDate } from '@aval/i18n/format';
import { csvAnswer } from '../../server/csv-answer.server';
import { getServices } from '../../server/services.server';
import { searchOf } from './patients-page.server';

export const patientsCsv = csvAnswer({
  namespaces: ['patients', 'demand'],
  read: async (session, params) => {
    const query = PATIENTS_LIST.parse(params);
    const text = await searchOf(session, query);
    // An expired search must not export the unfiltered list.
    if (query.filters.search !== undefined && text === null) throw new Response(null, { status: 404 });
    return exportPatients(getServices(), session.actor, { ...query, text });
  },
  say: (words) => {
    const t = words.getFixedT(null, 'patients');
    const ofDemand = words.getFixedT(null, 'demand');
    return {
      name: t('things'),
      columns: {
        lastName: { head: t('field.lastName'), cell: (row) => row.lastName },
        firstName: { head: t('field.firstName'), cell: (row) => row.firstName },
        cardNumber: { head: t('field.cardNumber'), cell: (row) => row.cardNumber },
        nationalId: { head: t('field.nationalId'), cell: (row) => row.nationalId },
        birthday: { head: t('field.birthday'), cell: (row) => formatDate(row.birthday) },
        company: { head: t('field.companyId'), cell: (row) => row.companyName },
        demands: { head: t('column.demands'), cell: (row) => row.demandCount },
        lastDemand: { head: t('column.lastDemand'), cell: (row) => row.lastDemand?.reference ?? null },
        status: {
          head: t('column.status'),
          cell: (row) => row.lastDemand && ofDemand(`status.${row.lastDemand.status}.long`),
        },
      } satisfies CsvColumns<'patients', PatientRow>,
    };
  },
});
