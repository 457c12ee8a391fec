import type { ReactNode } from 'react';
import { MenuItem, MenuSeparator } from '../../../components/actions/menu';
import { Tag } from '../../../components/basics/tag';
import type { RowParts } from '../../../components/plain-list/plain-list-table';
import { useTranslation } from '../../../shell/words/translation';
import type { CatalogueAddress } from '../catalogue-address';

interface EntryRow {
  id: number;
  hidden: boolean;
}

/** Returns link and menu of a catalogue's rows. */
export function useEntryRows<Row extends EntryRow>(
  address: CatalogueAddress,
  nameOf: (row: Row) => string,
): Required<RowParts<Row>> {
  const { t } = useTranslation('catalogues');
  return {
    rowTo: ({ id }) => address.detail(id),
    rowMenu: (row) => ({
      label: t('rowMenu', { name: nameOf(row) }),
      items: (
        <>
          <MenuItem icon="eye" to={address.detail(row.id)}>
            {t('view')}
          </MenuItem>
          <MenuItem icon="pencil" to={address.edit(row.id)}>
            {t('edit')}
          </MenuItem>
          {row.hidden ? null : (
            <>
              <MenuSeparator />
              <MenuItem icon="trash" to={address.withdraw(row.id)}>
                {t('delete')}
              </MenuItem>
            </>
          )}
        </>
      ),
    }),
  };
}

/** Name of an entry, with a tag when it is hidden. */
export function EntryName({ hidden, children }: { hidden: boolean; children: ReactNode }) {
  const { t } = useTranslation('catalogues');
  return (
    <>
      {children} {hidden ? <Tag>{t('hidden')}</Tag> : null}
    </>
  );
}

/** Filter for offered and hidden entries. */
export function useVisibilityFilter() {
  const { t } = useTranslation('catalogues');
  return {
    label: t('filter.hidden'),
    options: { offered: t('visibility.offered'), hidden: t('visibility.hidden') },
  };
}
