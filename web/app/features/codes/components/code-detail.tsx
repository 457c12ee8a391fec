import type { CodeEntry } from '@aval/application/catalogues/codes/code-catalogue';
import type { EntryUses } from '@aval/application/catalogues/entries/entry-uses';
import { Definition, Definitions } from '../../../components/basics/definitions';
import { TYPED_TEXT } from '../../../components/basics/typed-text';
import { useTranslation } from '../../../shell/words/translation';
import { EntryDetail } from '../../catalogues/components/entry-detail';
import { CODE } from '../codes-address';

export function CodeDetail({ entry, uses }: { entry: CodeEntry; uses: EntryUses }) {
  const { t } = useTranslation(['codes', 'common']);
  return (
    <EntryDetail entry={entry} uses={uses} address={CODE} things={t('title')} name={`${entry.code} · ${entry.type}`}>
      <Definitions>
        <Definition label={t('common:label.company')}>{entry.companyName}</Definition>
        <Definition label={t('common:label.type')}>{entry.type}</Definition>
        <Definition label={t('field.radioType')}>{entry.radioType}</Definition>
        <Definition label={t('field.code')} width="whole">
          <span className={TYPED_TEXT}>{entry.code}</span>
        </Definition>
      </Definitions>
    </EntryDetail>
  );
}
