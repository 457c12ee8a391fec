import type { RegimenVersionRow } from '@aval/application/regimens/get-regimen';
import { formatStamp } from '@aval/i18n/format';
import { Link } from '@remix-run/react';
import { Count } from '../../../components/basics/count';
import { Panel } from '../../../components/basics/panel';
import { Tag } from '../../../components/basics/tag';
import { useTranslation } from '../../../shell/words/translation';
import { REGIMEN } from '../regimens-address';
import { useChangedWords } from '../use-changed-words';

interface RegimenVersionsProps {
  id: number;
  versions: readonly RegimenVersionRow[];
  /** Displayed version. */
  shown: number;
}

/** Versions of a regimen with author, date and changes, each linked. */
export function RegimenVersions({ id, versions, shown }: RegimenVersionsProps) {
  const { t } = useTranslation('regimens');
  const changedWords = useChangedWords();
  const said = ({ version, changed }: RegimenVersionRow) =>
    version === 1 ? t('firstVersion') : t('changed', { fields: changedWords(changed) });
  return (
    <section aria-labelledby="versions-title">
      <h2 id="versions-title" className="mb-2.5 text-base/sm">
        {t('section.versions')} <Count size="small">{versions.length}</Count>
      </h2>
      <Panel>
        <ol>
          {versions.map((row, place) => (
            <li
              key={row.version}
              className="grid grid-cols-[40px_minmax(0,1fr)] gap-x-2.5 border-line border-t px-3 py-2.5 first:border-t-0"
            >
              <span>
                <Link
                  to={place === 0 ? REGIMEN.detail(id) : REGIMEN.version(id, row.version)}
                  className="finger-area rounded-sm"
                  aria-current={row.version === shown ? 'page' : undefined}
                >
                  <Tag tone={row.version === shown ? 'ok' : 'line'}>{t('versionTag', { version: row.version })}</Tag>
                </Link>
              </span>
              <div className="min-w-0">
                <p className="text-ink">{said(row)}</p>
                <p className="text-ink-3 text-xs tabular-nums">
                  {row.author ?? t('fromProduct')} · {formatStamp(row.at)}
                </p>
              </div>
            </li>
          ))}
        </ol>
      </Panel>
      <p className="mt-2 text-ink-3 text-xs">{t('kept')}</p>
    </section>
  );
}
