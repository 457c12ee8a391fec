import { type CenterRow, exportCenters } from '@aval/application/catalogues/centers/browse-centers';
import { CENTERS_LIST } from '@aval/application/catalogues/centers/centers-list';
import type { CsvColumns } from '@aval/application/lists/list-columns';
import { translateMessage } from '@aval/i18n/message';
import { csvAnswer } from '../../server/csv-answer.server';
import { getServices } from '../../server/services.server';

export const centersCsv = csvAnswer({
  namespaces: ['centers', 'catalogues', 'demand'],
  read: ({ actor }, params) => exportCenters(getServices(), actor, CENTERS_LIST.parse(params)),
  say: (words) => {
    const t = words.getFixedT(null, ['centers', 'common']);
    const ofAll = words.getFixedT(null, 'catalogues');
    const option = (key: string) => translateMessage(words.t, key);
    return {
      name: t('things'),
      columns: {
        name: { head: t('common:label.name'), cell: (row) => row.name },
        address: { head: t('field.address'), cell: (row) => row.address },
        locality: { head: t('field.locality'), cell: (row) => row.locality },
        province: { head: t('common:label.province'), cell: (row) => row.provinceName },
        type: { head: t('common:label.type'), cell: (row) => option(`demand:option.centerType.${row.type}`) },
        hidden: {
          head: ofAll('filter.hidden'),
          cell: (row) => ofAll(`visibility.${row.hidden ? 'hidden' : 'offered'}`),
        },
      } satisfies CsvColumns<'centers', CenterRow>,
    };
  },
});
