import { type DrugRow, exportDrugs } from '@aval/application/catalogues/drugs/browse-drugs';
import { DRUGS_LIST } from '@aval/application/catalogues/drugs/drugs-list';
import type { CsvColumns } from '@aval/application/lists/list-columns';
import { translateMessage } from '@aval/i18n/message';
import { csvAnswer } from '../../server/csv-answer.server';
import { getServices } from '../../server/services.server';

export const drugsCsv = csvAnswer({
  namespaces: ['drugs', 'catalogues', 'demand'],
  read: ({ actor }, params) => exportDrugs(getServices(), actor, DRUGS_LIST.parse(params)),
  say: (words) => {
    const t = words.getFixedT(null, ['drugs', 'common']);
    const ofAll = words.getFixedT(null, 'catalogues');
    const option = (key: string) => translateMessage(words.t, key);
    return {
      name: t('things'),
      columns: {
        name: { head: t('common:label.name'), cell: (row) => row.name },
        activePrinciple: { head: t('field.activePrinciple'), cell: (row) => row.activePrinciple },
        dosage: { head: t('field.dosage'), cell: (row) => option(`demand:option.doseType.${row.dosage}`) },
        administration: {
          head: t('field.administration'),
          cell: (row) => option(`demand:option.administration.${row.administration}`),
        },
        atcCode: { head: t('field.atcCode'), cell: (row) => row.atcCode },
        otherNames: { head: t('common:label.otherNames'), cell: (row) => row.otherNames },
        hidden: {
          head: ofAll('filter.hidden'),
          cell: (row) => ofAll(`visibility.${row.hidden ? 'hidden' : 'offered'}`),
        },
      } satisfies CsvColumns<'drugs', DrugRow>,
    };
  },
});
