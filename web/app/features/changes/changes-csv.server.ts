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
    const t = words.getFixedT(null, ['changes', 'shell', 'common']);
    return {
      name: t('title').toLowerCase(),
      columns: {
        at: { head: t('common:label.at'), cell: (row) => formatStamp(row.at) },
        user: { head: t('common:label.user'), cell: (row) => row.actorName },
        role: { head: t('common:label.role'), cell: (row) => t(`shell:role.${row.actorRole}`) },
        subject: { head: t('filter.subject'), cell: (row) => t(`subject.${row.subject}`) },
        name: { head: t('filter.name'), cell: (row) => row.name },
        company: { head: t('common:label.company'), cell: (row) => row.companyName },
        action: { head: t('column.action'), cell: (row) => t(`action.${row.action}`) },
        facts: {
          head: t('column.facts'),
          cell: (row) =>
            changedFacts(words, row)
              .map(
                ({ label, before, after }) =>
                  `${label}: ${[before, after].filter((each) => each !== null).join(' → ')}`,
              )
              .join('; '),
        },
      },
    };
  },
});
