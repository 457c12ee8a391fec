import type { DrugEntry } from '@aval/application/catalogues/drugs/drug-catalogue';
import type { EntryUses } from '@aval/application/catalogues/entries/entry-uses';
import { Definition, Definitions } from '../../../components/basics/definitions';
import { useTranslation } from '../../../shell/words/translation';
import { useMessage } from '../../../shell/words/use-message';
import { EntryDetail } from '../../catalogues/components/entry-detail';
import { DRUG } from '../drugs-address';

export function DrugDetail({ entry, uses }: { entry: DrugEntry; uses: EntryUses }) {
  const { t } = useTranslation('drugs');
  const words = useMessage();
  return (
    <EntryDetail
      entry={entry}
      uses={uses}
      address={DRUG}
      things={t('title')}
      name={entry.name}
      dependents={t('presentations', { count: uses.dependents })}
    >
      <Definitions>
        <Definition label={t('field.activePrinciple')}>{entry.activePrinciple}</Definition>
        <Definition label={t('field.dosage')}>{words(`demand:option.doseType.${entry.dosage}`)}</Definition>
        <Definition label={t('field.administration')}>
          {words(`demand:option.administration.${entry.administration}`)}
        </Definition>
        <Definition label={t('field.atcCode')}>{entry.atcCode}</Definition>
      </Definitions>
    </EntryDetail>
  );
}
