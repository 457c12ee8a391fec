import type { CenterEntry } from '@aval/application/catalogues/centers/center-catalogue';
import type { EntryUses } from '@aval/application/catalogues/entries/entry-uses';
import { Definition, Definitions } from '../../../components/basics/definitions';
import { useTranslation } from '../../../shell/words/translation';
import { useMessage } from '../../../shell/words/use-message';
import { EntryDetail } from '../../catalogues/components/entry-detail';
import { CENTER } from '../centers-address';

export function CenterDetail({ entry, uses }: { entry: CenterEntry; uses: EntryUses }) {
  const { t } = useTranslation(['centers', 'common']);
  const words = useMessage();
  return (
    <EntryDetail
      entry={entry}
      uses={uses}
      address={CENTER}
      things={t('title')}
      name={entry.name}
      dependents={t('people', { count: uses.dependents })}
    >
      <Definitions>
        <Definition label={t('common:label.type')}>{words(`demand:option.centerType.${entry.type}`)}</Definition>
        <Definition label={t('field.address')} width="double">
          {entry.address}
        </Definition>
        <Definition label={t('field.locality')}>{entry.locality}</Definition>
        <Definition label={t('common:label.province')}>{entry.provinceName}</Definition>
        <Definition label={t('field.doctorIds')} width="whole">
          {entry.doctors.map(({ name, active }) => (active ? name : t('inactiveDoctor', { name }))).join(', ')}
        </Definition>
      </Definitions>
    </EntryDetail>
  );
}
