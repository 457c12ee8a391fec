import { useTranslation } from '../../shell/words/translation';

/** Picture stored meanwhile by another user, shown below the chosen one. */
export function StoredPicture({ imageId, alt }: { imageId: string | null; alt: string }) {
  const { t } = useTranslation('common');
  if (!imageId) return <p className="text-xs text-ink-3">{t('entry.stored', { value: t('answer.none') })}</p>;
  return (
    <p className="flex items-center gap-2 text-xs text-ink-3">
      {t('entry.storedPicture')}{' '}
      <img className="max-h-8 max-w-32 rounded-sm bg-white p-0.5" src={`/images/${imageId}`} alt={alt} />
    </p>
  );
}
