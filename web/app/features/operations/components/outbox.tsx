import type { OutboxReport } from '@aval/application/operations/read-outstanding';
import { describeAge, formatStamp } from '@aval/i18n/format';
import { Definition, Definitions } from '../../../components/basics/definitions';
import { ReferenceLink } from '../../../components/demand/reference-link';
import { StackedCell, StackedRow, StackedTable } from '../../../components/lists/stacked-table';
import { useNumbers } from '../../../shell/words/numbers';
import { useTranslation } from '../../../shell/words/translation';

interface OutboxProps {
  outbox: OutboxReport;
  checkedAt: string;
}

/** Accepted commands and changed reminder settings that the workflow engine has not received yet. */
export function Outbox({ outbox, checkedAt }: OutboxProps) {
  const { t, i18n } = useTranslation('operations');
  const { waiting, oldestAt } = outbox.reminderChanges;
  return (
    <>
      <Commands outbox={outbox} checkedAt={checkedAt} />
      {oldestAt === null ? null : (
        <p className="mt-4">
          {t('outbox.reminderChanges', {
            count: waiting,
            age: describeAge(i18n, oldestAt, checkedAt),
          })}
        </p>
      )}
    </>
  );
}

function Commands({ outbox, checkedAt }: OutboxProps) {
  const numbers = useNumbers();
  const { t, i18n } = useTranslation('operations');
  const errorWords = useErrorWords();
  const { waiting, oldestAt, mostAttempts, entries } = outbox;
  if (oldestAt === null) return null;
  const columns = (['demand', 'acceptedAt', 'attempts', 'lastError'] as const).map((name) => ({
    name,
    label: t(`outbox.${name}`),
  }));
  return (
    <>
      <Definitions>
        <Definition label={t('outbox.waiting')}>{numbers.integer(waiting)}</Definition>
        <Definition label={t('outbox.oldest')}>{describeAge(i18n, oldestAt, checkedAt)}</Definition>
        <Definition label={t('outbox.attempts')}>{numbers.integer(mostAttempts)}</Definition>
        <Definition label={t('outbox.lastError')}>{errorWords(outbox.lastErrorCode)}</Definition>
      </Definitions>
      <div className="mt-4">
        <StackedTable caption={t('outbox.caption')} columns={columns}>
          {entries.map((entry) => (
            <StackedRow key={entry.id}>
              <StackedCell label={t('outbox.demand')} kind="headline">
                <ReferenceLink to={`/app/demands/${entry.demandId}`}>{entry.reference}</ReferenceLink>
              </StackedCell>
              <StackedCell label={t('outbox.acceptedAt')} className="tabular-nums">
                {formatStamp(entry.createdAt)}
              </StackedCell>
              <StackedCell label={t('outbox.attempts')} className="tabular-nums">
                {numbers.integer(entry.attempts)}
              </StackedCell>
              <StackedCell label={t('outbox.lastError')}>{errorWords(entry.lastErrorCode)}</StackedCell>
            </StackedRow>
          ))}
        </StackedTable>
      </div>
      {waiting > entries.length ? (
        <p className="text-xs text-ink-3 mt-2">{t('outbox.more', { shown: entries.length, count: waiting })}</p>
      ) : null}
    </>
  );
}

function useErrorWords(): (code: string | null) => string {
  const { t } = useTranslation('operations');
  return (code) => {
    if (code === null) return t('outbox.noError');
    return code === 'engine_unavailable' || code === 'diverged' ? t(`outbox.error.${code}`) : code;
  };
}
