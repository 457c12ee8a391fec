import type { BookVersion } from '@aval/application/congruence/rule-book/get-rule-book';
import { formatStamp } from '@aval/i18n/format';
import { Count } from '../../../components/basics/count';
import { Panel } from '../../../components/basics/panel';
import { Tag } from '../../../components/basics/tag';
import { useTranslation } from '../../../shell/words/translation';
import { useRuleWords } from '../use-rule-words';

/** Versions of a rule book with author, date and changes. */
export function BookVersions({ versions }: { versions: readonly BookVersion[] }) {
  const { t } = useTranslation('rules');
  const told = useRuleWords();
  return (
    <section aria-labelledby="versions-title">
      <h2 id="versions-title" className="mb-2.5 text-base/sm">
        {t('sectionVersions')} <Count size="small">{versions.length + 1}</Count>
      </h2>
      {versions.length > 0 ? (
        <Panel>
          <ol>
            {versions.map(({ version, author, at, changes }, place) => (
              <li
                key={version}
                className="grid grid-cols-[40px_minmax(0,1fr)] gap-x-2.5 border-line border-t px-3 py-2.5 first:border-t-0"
              >
                <span>
                  <Tag tone={place === 0 ? 'ok' : 'line'}>{t('versionTag', { version })}</Tag>
                </span>
                <div className="min-w-0">
                  {changes.map((change) => (
                    <p key={JSON.stringify(change)} className="text-ink">
                      {told.change(change)}
                    </p>
                  ))}
                  <p className="mt-0.5 text-ink-3 text-xs tabular-nums">
                    {author} · <span className="whitespace-nowrap">{formatStamp(at)}</span>
                  </p>
                </div>
              </li>
            ))}
          </ol>
        </Panel>
      ) : null}
      <p className="mt-2 text-ink-3 text-xs">{t('first')}</p>
    </section>
  );
}
