import type { CodeRow } from '@aval/application/catalogues/codes/browse-codes';
import type { CODES_LIST } from '@aval/application/catalogues/codes/codes-list';
import { type PlainListData, PlainListPage } from '../../../components/plain-list/plain-list-page';
import { useTranslation } from '../../../shell/words/translation';
import { ImportLink } from '../../catalogue-import/components/import-link';
import { EntryName, useEntryRows, useVisibilityFilter } from '../../catalogues/components/entry-row';
import { CODE, CODES } from '../codes-address';

export function CodesPage({ loaded }: { loaded: PlainListData<typeof CODES_LIST, CodeRow> }) {
  const { t } = useTranslation(['codes', 'common']);
  return (
    <PlainListPage
      address={CODES}
      loaded={loaded}
      hasExport
      words={{
        title: t('title'),
        lead: t('lead'),
        things: t('things'),
        caption: t('caption'),
        empty: t('empty'),
        emptyHint: t('emptyHint'),
        emptyFiltered: t('emptyFiltered'),
      }}
      actions={<ImportLink list={CODE.list} />}
      create={{ to: CODE.create, label: t('createTitle') }}
      filters={{
        companyId: { label: t('common:label.company'), source: '/app/options/companies' },
        code: { label: t('field.code') },
        hidden: useVisibilityFilter(),
      }}
      columns={[
        {
          name: 'code',
          label: t('field.code'),
          sort: 'code',
          cell: (row) => <EntryName hidden={row.hidden}>{row.code}</EntryName>,
        },
        { name: 'type', label: t('common:label.type'), sort: 'type', cell: (row) => row.type },
        { name: 'radioType', label: t('field.radioType'), cell: (row) => row.radioType },
        { name: 'companyId', label: t('common:label.company'), sort: 'company', cell: (row) => row.companyName },
      ]}
      {...useEntryRows<CodeRow>(CODE, ({ code, type }) => `${code} · ${type}`)}
    />
  );
}
