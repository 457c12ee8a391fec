import { ButtonLink } from '../../../components/actions/button';
import { useTranslation } from '../../../shell/words/translation';
import { importAddress } from '../import-address';

/** Beside the button that makes one entry: whoever may open the list of a catalogue may do both. */
export function ImportLink({ list }: { list: string }) {
  const { t } = useTranslation('catalogueImport');
  return (
    <ButtonLink icon="upload" to={importAddress(list).page}>
      {t('open')}
    </ButtonLink>
  );
}
