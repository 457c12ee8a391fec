import type { PiledFailures } from '@aval/application/security-record/find-piled-failures';
import { formatStamp } from '@aval/i18n/format';
import { Link } from '@remix-run/react';
import { StackedCell, StackedRow, StackedTable } from '../../../components/lists/stacked-table';
import { useNumbers } from '../../../shell/words/numbers';
import { useTranslation } from '../../../shell/words/translation';
import { failuresAddress } from '../../security-record/security-address';

const COLUMNS = ['where', 'count', 'last'] as const;

/** Addresses and accounts on which failures of signing in pile up, each leading to its events. */
export function PiledFailuresTable({ piles }: { piles: readonly PiledFailures[] }) {
  const { t } = useTranslation('operations');
  const numbers = useNumbers();
  if (piles.length === 0) return <p className="text-ink-2">{t('failures.none')}</p>;
  return (
    <StackedTable
      caption={t('failures.caption')}
      columns={COLUMNS.map((name) => ({ name, label: t(`failures.${name}`) }))}
    >
      {piles.map(({ network, userId, userName, count, lastAt }) => (
        <StackedRow key={network ?? userId}>
          <StackedCell label={t('failures.where')} kind="headline">
            <Link className="finger-area wrap-anywhere" to={failuresAddress({ network, userId })}>
              {network === null ? t('failures.account', { name: userName }) : t('failures.address', { network })}
            </Link>
          </StackedCell>
          <StackedCell label={t('failures.count')} className="font-semibold text-danger tabular-nums">
            {numbers.integer(count)}
          </StackedCell>
          <StackedCell label={t('failures.last')} className="whitespace-nowrap tabular-nums">
            {formatStamp(lastAt)}
          </StackedCell>
        </StackedRow>
      ))}
    </StackedTable>
  );
}
