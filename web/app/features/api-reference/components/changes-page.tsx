import { formatDate } from '@aval/i18n/format';
import { Tag } from '../../../components/basics/tag';
import { useTranslation } from '../../../shell/words/translation';
import type { ChangeOfApi, DayOfChanges } from '../changes-page.server';
import { REFERENCE_PATH } from '../reference-address';
import { ReferenceFrame } from './reference-frame';

const TONES = { added: 'ok', changed: 'info', deprecated: 'warn', removed: 'bad' } as const;

/** Changes of the API by day, newest first. */
export function ChangesPage({ days }: { days: readonly DayOfChanges[] }) {
  const { t } = useTranslation('auth');
  return (
    <ReferenceFrame>
      <p className="mb-2">
        <a href={REFERENCE_PATH}>{t('reference.toReference')}</a>
      </p>
      <h1 className="text-2xl">{t('reference.changes')}</h1>
      <p className="mt-1 mb-2 text-ink-2">{t('reference.changesLead')}</p>
      {days.map(({ day, changes }) => (
        <section key={day} className="border-line border-b py-6 last:border-b-0" aria-labelledby={`day-${day}`}>
          <h2 id={`day-${day}`} className="mb-3.5 tabular-nums">
            {formatDate(day)}
          </h2>
          <ul className="grid gap-3">
            {changes.map((change) => (
              <li key={change.text} className="grid gap-x-4 gap-y-1 md:grid-cols-[104px_minmax(0,72ch)]">
                <span>
                  <Tag tone={TONES[change.kind]}>{t(`reference.change.${change.kind}`)}</Tag>
                </span>
                <span className="wrap-anywhere">
                  <WithCode text={change.text} />
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </ReferenceFrame>
  );
}

/** Text with what stands between backticks as code. */
function WithCode({ text }: Pick<ChangeOfApi, 'text'>) {
  const parts = text.split('`').map((part, index) => ({ part, at: index, isCode: index % 2 === 1 }));
  return parts.map(({ part, at, isCode }) =>
    isCode ? (
      <code key={at} className="font-mono">
        {part}
      </code>
    ) : (
      part
    ),
  );
}
