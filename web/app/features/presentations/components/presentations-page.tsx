import type { PresentationRow } from '@aval/application/catalogues/presentations/browse-presentations';
import type { PRESENTATIONS_LIST } from '@aval/application/catalogues/presentations/presentations-list';
import { Tag } from '../../../components/basics/tag';
import { type PlainListData, PlainListPage } from '../../../components/plain-list/plain-list-page';
import { useNumbers } from '../../../shell/words/numbers';
import { useTranslation } from '../../../shell/words/translation';
import { ImportLink } from '../../catalogue-import/components/import-link';
import { EntryName, useEntryRows, useVisibilityFilter } from '../../catalogues/components/entry-row';
import { PRESENTATION, PRESENTATIONS } from '../presentations-address';

const CODE = 'whitespace-nowrap tabular-nums';

export function PresentationsPage({ loaded }: { loaded: PlainListData<typeof PRESENTATIONS_LIST, PresentationRow> }) {
  const { t } = useTranslation(['presentations', 'demand']);
  const numbers = useNumbers();
  return (
    <PlainListPage
      address={PRESENTATIONS}
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
      actions={<ImportLink list={PRESENTATION.list} />}
      create={{ to: PRESENTATION.create, label: t('createTitle') }}
      filters={{
        presentation: { label: t('demand:field.drug.presentationId') },
        registerNumber: { label: t('field.registerNumber') },
        nationalCode: { label: t('field.nationalCode') },
        hidden: useVisibilityFilter(),
      }}
      columns={[
        {
          name: 'presentation',
          label: t('demand:field.drug.presentationId'),
          sort: 'presentation',
          cell: ({ presentation, active, hidden }) => (
            <>
              <EntryName hidden={hidden}>{presentation}</EntryName> {active ? null : <Tag>{t('inactive')}</Tag>}
            </>
          ),
        },
        { name: 'drug', label: t('demand:field.drug.drugId'), cell: (row) => row.drugName },
        {
          name: 'registerNumber',
          label: t('field.registerNumber'),
          sort: 'registerNumber',
          className: CODE,
          cell: (row) => row.registerNumber,
        },
        {
          name: 'nationalCode',
          label: t('field.nationalCode'),
          sort: 'nationalCode',
          className: CODE,
          cell: (row) => row.nationalCode,
        },
        {
          name: 'price',
          label: t('field.priceCents'),
          isNumber: true,
          cell: (row) => (row.priceCents === 0 ? t('noPrice') : numbers.money(row.priceCents)),
        },
      ]}
      {...useEntryRows<PresentationRow>(PRESENTATION, (row) => row.presentation)}
    />
  );
}
