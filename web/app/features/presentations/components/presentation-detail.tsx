import type { EntryUses } from '@aval/application/catalogues/entries/entry-uses';
import type { PresentationEntry } from '@aval/application/catalogues/presentations/presentation-catalogue';
import { Definition, Definitions } from '../../../components/basics/definitions';
import { useNumbers } from '../../../shell/words/numbers';
import { useTranslation } from '../../../shell/words/translation';
import { EntryDetail } from '../../catalogues/components/entry-detail';
import { PRESENTATION } from '../presentations-address';

export function PresentationDetail({ entry, uses }: { entry: PresentationEntry; uses: EntryUses }) {
  const { t } = useTranslation(['presentations', 'demand']);
  const { t: common } = useTranslation('common');
  const numbers = useNumbers();
  return (
    <EntryDetail entry={entry} uses={uses} address={PRESENTATION} things={t('title')} name={entry.presentation}>
      <Definitions>
        <Definition label={t('demand:field.drug.drugId')}>{entry.drugName}</Definition>
        <Definition label={t('field.registerNumber')}>{entry.registerNumber}</Definition>
        <Definition label={t('field.nationalCode')}>{entry.nationalCode}</Definition>
        <Definition label={t('field.strengthMg')}>
          {entry.strengthMg === null ? null : `${numbers.decimal(entry.strengthMg)} mg`}
        </Definition>
        <Definition label={t('field.unitsPerPack')}>
          {entry.unitsPerPack === null ? null : numbers.integer(entry.unitsPerPack)}
        </Definition>
        <Definition label={t('field.priceCents')}>
          {entry.priceCents === 0 ? t('noPrice') : numbers.money(entry.priceCents)}
        </Definition>
        <Definition label={t('field.active')}>{common(entry.active ? 'answer.yes' : 'answer.no')}</Definition>
      </Definitions>
    </EntryDetail>
  );
}
