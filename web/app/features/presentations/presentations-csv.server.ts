import {
  exportPresentations,
  type PresentationRow,
} from '@aval/application/catalogues/presentations/browse-presentations';
import { PRESENTATIONS_LIST } from '@aval/application/catalogues/presentations/presentations-list';
import type { CsvColumns } from '@aval/application/lists/list-columns';
import { numbersOf } from '@aval/i18n/numbers';
import { csvAnswer } from '../../server/csv-answer.server';
import { getServices } from '../../server/services.server';

export const presentationsCsv = csvAnswer({
  namespaces: ['presentations', 'catalogues', 'demand'],
  read: ({ actor }, params) => exportPresentations(getServices(), actor, PRESENTATIONS_LIST.parse(params)),
  say: (words) => {
    const t = words.getFixedT(null, ['presentations', 'demand']);
    const ofAll = words.getFixedT(null, 'catalogues');
    const answer = words.getFixedT(null, 'common');
    const numbers = numbersOf(words);
    const typed = (value: number) => numbers.retyped(String(value));
    return {
      name: t('things'),
      columns: {
        presentation: { head: t('demand:field.drug.presentationId'), cell: (row) => row.presentation },
        drug: { head: t('demand:field.drug.drugId'), cell: (row) => row.drugName },
        registerNumber: { head: t('field.registerNumber'), cell: (row) => row.registerNumber },
        nationalCode: { head: t('field.nationalCode'), cell: (row) => row.nationalCode },
        strengthMg: {
          head: t('field.strengthMg'),
          cell: ({ strengthMg }) => (strengthMg === null ? null : typed(strengthMg)),
        },
        unitsPerPack: { head: t('field.unitsPerPack'), cell: (row) => row.unitsPerPack },
        price: { head: t('field.priceCents'), cell: (row) => typed(row.priceCents / 100) },
        active: { head: t('field.active'), cell: (row) => answer(`answer.${row.active ? 'yes' : 'no'}`) },
        hidden: {
          head: ofAll('filter.hidden'),
          cell: (row) => ofAll(`visibility.${row.hidden ? 'hidden' : 'offered'}`),
        },
      } satisfies CsvColumns<'presentations', PresentationRow>,
    };
  },
});
