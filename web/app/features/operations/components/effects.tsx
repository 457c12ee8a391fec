import type { EffectKind } from '@aval/application/effects/effect-kinds';
import type { EffectFailure, EffectReport } from '@aval/application/operations/read-outstanding';
import { describeAge, formatStamp } from '@aval/i18n/format';
import { Link, useNavigation } from '@remix-run/react';
import { Button } from '../../../components/actions/button';
import { Definition, Definitions } from '../../../components/basics/definitions';
import { EmptyCell } from '../../../components/basics/empty-cell';
import { Tag } from '../../../components/basics/tag';
import { ReferenceLink } from '../../../components/demand/reference-link';
import { StackedCell, StackedRow, StackedTable } from '../../../components/lists/stacked-table';
import { OwnForm } from '../../../shell/own-form';
import { useNumbers } from '../../../shell/words/numbers';
import { useTranslation } from '../../../shell/words/translation';
import { useFailureWords } from '../../../shell/words/use-failure-words';

/** Effects of accepted commands, by kind: pending ones, and failed ones with a retry button. */
export function EffectsOfKind({ report, checkedAt }: { report: EffectReport; checkedAt: string }) {
  const numbers = useNumbers();
  const { t, i18n } = useTranslation('operations');
  const { kind, due, late, oldestAt, failed, failures } = report;
  const { formData } = useNavigation();
  const isRetrying = formData?.get('intent') === 'retry_all' && formData.get('kind') === kind;
  return (
    <div>
      <div className="mb-2.5 flex flex-wrap items-center gap-2.5 [&_form]:ml-auto">
        <h3>{t(`effects.kind.${kind}`)}</h3>
        {kind === 'document' ? (
          <Link className="finger-area inline-flex min-h-6 items-center text-xs" to="/app/documents?page=1">
            {t('effects.toArchive')}
          </Link>
        ) : null}
        {failed > 0 ? (
          <OwnForm preventScrollReset>
            <input type="hidden" name="intent" value="retry_all" />
            <input type="hidden" name="kind" value={kind} />
            <Button type="submit" size="small" icon="reload" busy={isRetrying}>
              {t('effects.retryAll', { count: failed })}
            </Button>
          </OwnForm>
        ) : null}
      </div>
      <Definitions>
        <Definition label={t('effects.due')}>{numbers.integer(due)}</Definition>
        <Definition label={t('effects.late')}>
          {late > 0 ? (
            <Tag tone="warn" icon="warning">
              {numbers.integer(late)}
            </Tag>
          ) : (
            '0'
          )}
        </Definition>
        <Definition label={t('effects.oldest')}>
          {oldestAt ? describeAge(i18n, oldestAt, checkedAt) : t('effects.nothing')}
        </Definition>
        <Definition label={t('effects.failed')}>
          {failed > 0 ? (
            <Tag tone="bad" icon="warning">
              {numbers.integer(failed)}
            </Tag>
          ) : (
            '0'
          )}
        </Definition>
      </Definitions>
      {failures.length > 0 ? <Failures kind={kind} failures={failures} /> : null}
      {failed > failures.length ? (
        <p className="text-xs text-ink-3 mt-2">{t('effects.more', { shown: failures.length, count: failed })}</p>
      ) : null}
    </div>
  );
}

function Failures({ kind, failures }: { kind: EffectKind; failures: readonly EffectFailure[] }) {
  const { t } = useTranslation(['operations', 'common']);
  const words = useFailureWords(kind, t('effects.unknownReason'));
  const { formData } = useNavigation();
  const names = (['about', 'recipient', 'reason', 'failedAt'] as const).filter(
    (name) => name !== 'recipient' || kind === 'mail',
  );
  const actions = { name: 'actions', label: <span className="sr-only">{t('effects.actions')}</span> };
  return (
    <div className="mt-4">
      <StackedTable
        caption={t(`effects.caption.${kind}`)}
        columns={[...names.map((name) => ({ name, label: t(`effects.${name}`) })), actions]}
      >
        {failures.map(({ id, demand, mailKey, recipientName, code, failedAt }) => {
          const about = demand?.reference ?? (mailKey ? t(`effects.account.${mailKey}`) : <EmptyCell />);
          return (
            <StackedRow key={id}>
              <StackedCell label={t('effects.about')} kind="headline">
                {demand ? <ReferenceLink to={`/app/demands/${demand.id}`}>{about}</ReferenceLink> : about}
              </StackedCell>
              {kind === 'mail' ? (
                <StackedCell label={t('effects.recipient')}>{recipientName ?? <EmptyCell />}</StackedCell>
              ) : null}
              <StackedCell label={t('effects.reason')} kind="text">
                {words(code)}
              </StackedCell>
              <StackedCell label={t('effects.failedAt')} className="whitespace-nowrap tabular-nums">
                {failedAt ? formatStamp(failedAt) : <EmptyCell />}
              </StackedCell>
              <StackedCell label={t('effects.actions')} kind="actions" className="text-right">
                <OwnForm preventScrollReset>
                  <input type="hidden" name="intent" value="retry" />
                  <input type="hidden" name="effectId" value={id} />
                  <Button
                    type="submit"
                    size="small"
                    icon="reload"
                    busy={formData?.get('effectId') === id}
                    aria-label={t(`effects.retry.${kind}`, { about })}
                  >
                    {t('common:action.retry')}
                  </Button>
                </OwnForm>
              </StackedCell>
            </StackedRow>
          );
        })}
      </StackedTable>
    </div>
  );
}
