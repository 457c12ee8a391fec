import type { CenterRow } from '@aval/application/catalogues/centers/browse-centers';
import type { CENTERS_LIST } from '@aval/application/catalogues/centers/centers-list';
import { type PlainListData, PlainListPage } from '../../../components/plain-list/plain-list-page';
import { useTranslation } from '../../../shell/words/translation';
import { useOptions } from '../../../shell/words/use-options';
import { ImportLink } from '../../catalogue-import/components/import-link';
import { EntryName, useEntryRows, useVisibilityFilter } from '../../catalogues/components/entry-row';
import { CENTER, CENTERS } from '../centers-address';

export function CentersPage({ loaded }: { loaded: PlainListData<typeof CENTERS_LIST, CenterRow> }) {
  const { t } = useTranslation(['centers', 'common']);
  const types = Object.fromEntries(useOptions('centerType').map(({ value, label }) => [value, label])) as Record<
    CenterRow['type'],
    string
  >;
  return (
    <PlainListPage
      address={CENTERS}
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
      actions={<ImportLink list={CENTER.list} />}
      create={{ to: CENTER.create, label: t('createTitle') }}
      filters={{
        name: { label: t('common:label.name') },
        type: { label: t('common:label.type'), options: types },
        hidden: useVisibilityFilter(),
      }}
      columns={[
        {
          name: 'name',
          label: t('common:label.name'),
          sort: 'name',
          cell: (row) => <EntryName hidden={row.hidden}>{row.name}</EntryName>,
        },
        { name: 'address', label: t('field.address'), sort: 'address', cell: (row) => row.address },
        {
          name: 'locality',
          label: t('field.locality'),
          sort: 'locality',
          cell: ({ locality, provinceName }) => [...new Set([locality, provinceName])].filter(Boolean).join(', '),
        },
        { name: 'type', label: t('common:label.type'), sort: 'type', cell: (row) => types[row.type] },
      ]}
      {...useEntryRows<CenterRow>(CENTER, (row) => row.name)}
    />
  );
}
