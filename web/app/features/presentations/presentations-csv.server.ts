import { exportPresentations } from '@aval/application/catalogues/presentations/browse-presentations';
import { PRESENTATIONS_LIST } from '@aval/application/catalogues/presentations/presentations-list';
import { numbersOf } from '@aval/i18n/numbers';
import { csvAnswer } from '../../server/csv-answer.server';
import { getServices } from '../../server/services.server';

export const presentationsCsv = csvAnswer({
  namespaces: ['presentations', 'catalogues', 'common'],
  read: ({ actor }, params) => exportPresentations(getServices(), actor, PRESENTATIONS_LIST.parse(params)),
  say: (words) => {
    const t = words.getFixedT(null, 'presentations');
    const ofAll = words.getFixedT(null, 'catalogues');
    const answer = words.getFixedT(null, 'common');
    const numbers = numbersOf(words);
    const typed = (value: number) => numbers.retyped(String(value));
    return {
      name: t('things'),
      columns: [
        { head: t('field.presentation'), cell: (row) => row.presentation },
        { head: t('field.drugId'), cell: (row) => row.drugName },
        { head: t('field.registerNumber'), cell: (row) => row.registerNumber },
        { head: t('field.nationalCode'), cell: (row) => row.nationalCode },
        { head: t('field.strengthMg'), cell: ({ strengthMg }) => (strengthMg === null ? null : typed(strengthMg)) },
        { head: t('field.unitsPerPack'), cell: (row) => row.unitsPerPack },
        { head: t('field.priceCents'), cell: (row) => typed(row.priceCents / 100) },
        { head: t('field.active'), cell: (row) => answer(`answer.${row.active ? 'yes' : 'no'}`) },
        { head: ofAll('filter.hidden'), cell: (row) => ofAll(`visibility.${row.hidden ? 'hidden' : 'offered'}`) },
      ],
    };
  },
});
