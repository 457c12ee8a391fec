import { exportArchive } from '@aval/application/documents/archive/list-archive';
import { parseArchiveQuery } from '@aval/application/documents/archive/parse-archive-query';
import { formatStamp } from '@aval/i18n/format';
import { csvAnswer } from '../../server/csv-answer.server';
import { getServices } from '../../server/services.server';

export const archiveCsv = csvAnswer({
  namespaces: ['archive', 'list', 'common'],
  read: ({ actor }, params) => exportArchive(getServices(), actor, parseArchiveQuery(params)),
  say: (words) => {
    const t = words.getFixedT(null, ['archive', 'list', 'common']);
    return {
      name: t('fileName'),
      columns: {
        demand: { head: t('common:label.request'), cell: (row) => row.reference },
        company: { head: t('common:label.company'), cell: (row) => row.companyName },
        edition: {
          head: t('column.edition'),
          cell: (row) => t(`edition.${row.edition}`, { version: row.versionNumber }),
        },
        state: { head: t('column.state'), cell: (row) => t(`common:pdf.${STATES[row.status]}`) },
        attempts: { head: t('column.attempts'), cell: (row) => row.attempts },
        since: { head: t('column.since'), cell: (row) => formatStamp(row.since) },
        sha256: { head: t('column.sha256'), cell: (row) => row.sha256 },
      },
    };
  },
});

const STATES = { ready: 'ready', pending: 'making', failed: 'failed' } as const;
