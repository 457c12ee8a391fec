import type { CsvColumns } from '@aval/application/lists/list-columns';
import type { CsvColumn } from '@aval/application/lists/write-csv';
import { exportPatients, type PatientRow } from '@aval/application/patients/browse-patients';
import { PATIENTS_LIST } from '@aval/application/patients/patients-list';
import { type LineOf, PATIENT_PLACES, shortLabelOf } from '@aval/domain/patients/patient-places';
import { describePatientLine } from '@aval/i18n/patient-words';
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
    const t = words.getFixedT(null, ['patients', 'common']);
    const ofDemand = words.getFixedT(null, ['demand', 'common']);
    const facts = PATIENT_PLACES.csv.lines.map((line) => {
      const cell = (row: PatientRow) => describePatientLine(words, line, row);
      return [line, { head: ofDemand(`field.${shortLabelOf(line)}`), cell }] as const;
    });
    return {
      name: t('things'),
      columns: {
        ...(Object.fromEntries(facts) as Record<LineOf<'csv'>, CsvColumn<PatientRow>>),
        company: { head: ofDemand('common:label.company'), cell: (row) => row.companyName },
        demands: { head: t('column.demands'), cell: (row) => row.demandCount },
        lastDemand: { head: t('column.lastDemand'), cell: (row) => row.lastDemand?.reference ?? null },
        status: {
          head: t('common:label.status'),
          cell: (row) => row.lastDemand && ofDemand(`status.${row.lastDemand.status}.long`),
        },
      } satisfies CsvColumns<'patients', PatientRow>,
    };
  },
});
