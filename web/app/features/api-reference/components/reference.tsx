import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../shell/words/translation';
import { showReference } from '../show-reference.client';

type Progress = 'loading' | 'shown' | 'failed';

/** The document as a page, made in the browser by Swagger UI, which is fetched for this page alone. */
export function Reference({ mayTry }: { mayTry: boolean }) {
  const { t } = useTranslation('auth');
  const place = useRef<HTMLDivElement>(null);
  const [progress, setProgress] = useState<Progress>('loading');
  useEffect(() => {
    if (!place.current) return;
    showReference(place.current, mayTry).then(
      () => setProgress('shown'),
      () => setProgress('failed'),
    );
  }, [mayTry]);
  return (
    <>
      <noscript>{t('reference.noScript')}</noscript>
      {progress === 'shown' ? null : (
        <p role={progress === 'failed' ? 'alert' : 'status'}>{t(`reference.${progress}`)}</p>
      )}
      <div ref={place} lang="en" data-part="reference" />
    </>
  );
}
