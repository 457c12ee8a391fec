import { ButtonLink } from '../../../components/actions/button';
import { useTranslation } from '../../../shell/words/translation';
import { importAddress } from '../import-address';

/** Link beside the create button; every user who may open a catalogue's list may also import. */
export function ImportLink({ list }: { list: string }) {
  const { t } = useTranslation('catalogueImport');
  return (
    <ButtonLink icon="upload" to={importAddress(list).page}>
      {t('open')}
    </ButtonLink>
  );
}
