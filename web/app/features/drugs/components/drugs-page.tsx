import type { DrugRow } from '@aval/application/catalogues/drugs/browse-drugs';
import type { DRUGS_LIST } from '@aval/application/catalogues/drugs/drugs-list';
import { type PlainListData, PlainListPage } from '../../../components/plain-list/plain-list-page';
import { useTranslation } from '../../../shell/words/translation';
import { useMessage } from '../../../shell/words/use-message';
import { ImportLink } from '../../catalogue-import/components/import-link';
import { EntryName, useEntryRows, useVisibilityFilter } from '../../catalogues/components/entry-row';
import { DRUG, DRUGS } from '../drugs-address';

export function DrugsPage({ loaded }: { loaded: PlainListData<typeof DRUGS_LIST, DrugRow> }) {
  const { t } = useTranslation(['drugs', 'common']);
  const words = useMessage();
  return (
    <PlainListPage
      address={DRUGS}
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
      actions={<ImportLink list={DRUG.list} />}
      create={{ to: DRUG.create, label: t('createTitle') }}
      filters={{
        name: { label: t('common:label.name') },
        activePrinciple: { label: t('field.activePrinciple') },
        hidden: useVisibilityFilter(),
      }}
      columns={[
        {
          name: 'name',
          label: t('common:label.name'),
          sort: 'name',
          cell: (row) => <EntryName hidden={row.hidden}>{row.name}</EntryName>,
        },
        {
          name: 'activePrinciple',
          label: t('field.activePrinciple'),
          sort: 'activePrinciple',
          cell: (row) => row.activePrinciple,
        },
        { name: 'dosage', label: t('field.dosage'), cell: ({ dosage }) => words(`demand:option.doseType.${dosage}`) },
        {
          name: 'administration',
          label: t('field.administration'),
          cell: ({ administration }) => words(`demand:option.administration.${administration}`),
        },
      ]}
      {...useEntryRows<DrugRow>(DRUG, (row) => row.name)}
    />
  );
}
