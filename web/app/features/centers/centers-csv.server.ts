import { exportCenters } from '@aval/application/catalogues/centers/browse-centers';
import { CENTERS_LIST } from '@aval/application/catalogues/centers/centers-list';
import { translateMessage } from '@aval/i18n/message';
import { csvAnswer } from '../../server/csv-answer.server';
import { getServices } from '../../server/services.server';

export const centersCsv = csvAnswer({
  namespaces: ['centers', 'catalogues', 'demand'],
  read: ({ actor }, params) => exportCenters(getServices(), actor, CENTERS_LIST.parse(params)),
  say: (words) => {
    const t = words.getFixedT(null, 'centers');
    const ofAll = words.getFixedT(null, 'catalogues');
    const option = (key: string) => translateMessage(words.t, key);
    return {
      name: t('things'),
      columns: [
        { head: t('field.name'), cell: (row) => row.name },
        { head: t('field.address'), cell: (row) => row.address },
        { head: t('field.locality'), cell: (row) => row.locality },
        { head: t('field.provinceId'), cell: (row) => row.provinceName },
        { head: t('field.type'), cell: (row) => option(`demand:option.centerType.${row.type}`) },
        { head: ofAll('filter.hidden'), cell: (row) => ofAll(`visibility.${row.hidden ? 'hidden' : 'offered'}`) },
      ],
    };
  },
});
