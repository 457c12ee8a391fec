import { DEFAULT_LANGUAGE } from '@aval/i18n/languages';
import { usePageData } from '../../../shell/data/use-page-data';
import { useTranslation } from '../../../shell/words/translation';
import { DOCUMENT_PATH, REFERENCE_CHANGES_PATH } from '../reference-address';
import { Reference } from './reference';
import { ReferenceFrame } from './reference-frame';

export function ReferencePage({ mayTry }: { mayTry: boolean }) {
  const { t } = useTranslation('auth');
  const language = usePageData()?.language ?? DEFAULT_LANGUAGE;
  return (
    <ReferenceFrame>
      <h1 className="text-2xl">{t('reference.title')}</h1>
      <p className="mt-1 text-ink-2">{t('reference.lead')}</p>
      <p className="mt-1 mb-5 flex flex-wrap gap-x-5 gap-y-2">
        <a href={DOCUMENT_PATH}>{t('reference.document')}</a>
        <a href={REFERENCE_CHANGES_PATH}>{t('reference.changes')}</a>
      </p>
      <Reference key={language} mayTry={mayTry} language={language} />
    </ReferenceFrame>
  );
}
