import { useEffect, useRef } from 'react';
import { buttonLook } from '../../../components/actions/button-look';
import { StatusBadge } from '../../../components/demand/status-badge';
import { BrandMark } from '../../../shell/navigation/lockup';
import { useTranslation } from '../../../shell/words/translation';
import { brandTyped, type TypedColours } from '../brand-facts';

interface BrandPreviewProps {
  colours: TypedColours;
  name: string;
  slogan: string;
}

/** Preview of sign-in panel, buttons and badges with the typed colours, in the current theme. */
export function BrandPreview({ colours, name, slogan }: BrandPreviewProps) {
  const { t } = useTranslation('companies');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { light, dark, panel } = brandTyped(colours);
    const inDark = Object.fromEntries(Object.entries(dark));
    for (const [part, hex] of Object.entries(light))
      box.current?.style.setProperty(`--c-${part}`, `light-dark(${hex}, ${inDark[part] ?? hex})`);
    for (const [part, hex] of Object.entries(panel)) box.current?.style.setProperty(`--c-${part}`, hex);
  }, [colours]);
  return (
    <figure className="m-0 grid gap-1.5">
      <figcaption className="font-medium text-ink-2 text-xs">{t('preview.title')}</figcaption>
      <div
        ref={box}
        data-part="brand-preview"
        className="grid grid-cols-[2fr_3fr] overflow-hidden rounded-lg border border-line-2 max-md:grid-cols-1"
      >
        <div className="flex min-h-36 flex-col justify-between gap-4 bg-brand-panel p-4 text-on-panel">
          <span className="flex items-center gap-2 font-semibold">
            <BrandMark name={name} place="panel" />
            <span className="wrap-anywhere">{name}</span>
          </span>
          <span className="wrap-anywhere text-base">{slogan}</span>
        </div>
        <div className="grid content-center gap-3 bg-surface p-4">
          <span className="flex flex-wrap items-center gap-3">
            <span className={buttonLook({ kind: 'primary', shape: 'words', state: 'ready' })}>
              {t('preview.primary')}
            </span>
            <span className={buttonLook({ kind: 'default', shape: 'words', state: 'ready' })}>
              {t('preview.default')}
            </span>
            <span className="text-brand-text underline">{t('preview.link')}</span>
          </span>
          <span className="self-start justify-self-start rounded-md border border-brand-line bg-brand-soft px-2 py-1 text-ink">
            {t('preview.selected')}
          </span>
          <span className="flex flex-wrap gap-2">
            <StatusBadge status="pending_analysis" />
            <StatusBadge status="sended_accepted" />
            <StatusBadge status="sended_denied" />
          </span>
        </div>
      </div>
      <p className="text-ink-3 text-xs">{t('preview.unchanged')}</p>
    </figure>
  );
}
