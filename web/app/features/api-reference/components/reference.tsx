import type { Language } from '@aval/i18n/languages';
import { useLocation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../shell/words/translation';
import { type IndexGroup, keepAddressedInView } from '../reference-index.client';
import { showReference } from '../show-reference.client';
import { ReferenceIndex } from './reference-index';

type Progress = 'loading' | 'shown' | 'failed';

interface ReferenceProps {
  mayTry: boolean;
  language: Language;
}

/** API document in the reader's language, rendered in the browser by Swagger UI, which only this page loads. */
export function Reference({ mayTry, language }: ReferenceProps) {
  const { t } = useTranslation('auth');
  const location = useLocation();
  const place = useRef<HTMLDivElement>(null);
  const [progress, setProgress] = useState<Progress>('loading');
  const [groups, setGroups] = useState<readonly IndexGroup[]>([]);
  useEffect(() => {
    if (!place.current) return;
    showReference(place.current, { mayTry, language }).then(
      (index) => {
        setGroups(index);
        setProgress('shown');
      },
      () => setProgress('failed'),
    );
  }, [mayTry, language]);
  useEffect(() => {
    if (progress === 'shown' && place.current) return keepAddressedInView(place.current, location.hash);
    return undefined;
  }, [progress, location]);
  return (
    <>
      <noscript>{t('reference.noScript')}</noscript>
      {progress === 'shown' ? null : (
        <p role={progress === 'failed' ? 'alert' : 'status'}>{t(`reference.${progress}`)}</p>
      )}
      <div className="lg:flex lg:gap-8">
        {groups.length > 0 && <ReferenceIndex groups={groups} />}
        <div ref={place} lang={language} data-part="reference" className="min-w-0 flex-1" />
      </div>
    </>
  );
}
