import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../shell/words/translation';
import { showReference } from '../show-reference.client';

type Progress = 'loading' | 'shown' | 'failed';

/** API document rendered in the browser by Swagger UI, which only this page loads. */
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
