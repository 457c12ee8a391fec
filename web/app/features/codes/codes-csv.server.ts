import { type CodeRow, exportCodes } from '@aval/application/catalogues/codes/browse-codes';
import { CODES_LIST } from '@aval/application/catalogues/codes/codes-list';
import type { CsvColumns } from '@aval/application/lists/list-columns';
import { csvAnswer } from '../../server/csv-answer.server';
import { getServices } from '../../server/services.server';

export const codesCsv = csvAnswer({
  namespaces: ['codes', 'catalogues'],
  read: ({ actor }, params) => exportCodes(getServices(), actor, CODES_LIST.parse(params)),
  say: (words) => {
    const t = words.getFixedT(null, ['codes', 'common']);
    const ofAll = words.getFixedT(null, 'catalogues');
    return {
      name: t('things'),
      columns: {
        code: { head: t('field.code'), cell: (row) => row.code },
        type: { head: t('common:label.type'), cell: (row) => row.type },
        radioType: { head: t('field.radioType'), cell: (row) => row.radioType },
        companyId: { head: t('common:label.company'), cell: (row) => row.companyName },
        hidden: {
          head: ofAll('filter.hidden'),
          cell: (row) => ofAll(`visibility.${row.hidden ? 'hidden' : 'offered'}`),
        },
      } satisfies CsvColumns<'codes', CodeRow>,
    };
  },
});
