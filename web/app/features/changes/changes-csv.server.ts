import { exportChanges } from '@aval/application/change-record/browse-changes';
import { CHANGES_LIST } from '@aval/application/change-record/changes-list';
import { formatStamp } from '@aval/i18n/format';
import { csvAnswer } from '../../server/csv-answer.server';
import { getServices } from '../../server/services.server';
import { changedFacts, FACT_NAMESPACES } from './changed-facts';

export const changesCsv = csvAnswer({
  namespaces: FACT_NAMESPACES,
  read: ({ actor }, params) => exportChanges(getServices(), actor, CHANGES_LIST.parse(params)),
  say: (words) => {
    const t = words.getFixedT(null, ['changes', 'shell']);
    return {
      name: t('title').toLowerCase(),
      columns: [
        { head: t('column.at'), cell: (row) => formatStamp(row.at) },
        { head: t('column.user'), cell: (row) => row.actorName },
        { head: t('column.role'), cell: (row) => t(`shell:role.${row.actorRole}`) },
        { head: t('filter.subject'), cell: (row) => t(`subject.${row.subject}`) },
        { head: t('filter.name'), cell: (row) => row.name },
        { head: t('column.company'), cell: (row) => row.companyName },
        { head: t('column.action'), cell: (row) => t(`action.${row.action}`) },
        {
          head: t('column.facts'),
          cell: (row) =>
            changedFacts(words, row)
              .map(
                ({ label, before, after }) =>
                  `${label}: ${[before, after].filter((each) => each !== null).join(' → ')}`,
              )
              .join('; '),
        },
      ],
    };
  },
});
