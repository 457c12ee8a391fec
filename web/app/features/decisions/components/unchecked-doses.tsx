import type { DemandDetail } from '@aval/application/demands/detail/demand-detail';
import { Link, useLocation } from '@remix-run/react';
import { Icon } from '../../../components/basics/icon';
import { STATE_ICONS } from '../../congruence/components/check-mark';
import { useReportWords } from '../../congruence/use-report-words';

/**
 * Lines whose dose nothing was held against and what else of them was not checked, with a link to the report: facts for
 * the decision, and no finding. Source: docs/rules.md 12.19.
 */
export function UncheckedDoses({ demand: { version } }: { demand: DemandDetail }) {
  const { t, uncheckedDoses, uncheckedKinds } = useReportWords();
  const { search, state } = useLocation();
  const lines = version?.congruence?.lines ?? [];
  const isRecorded = lines.every(({ checks }) => checks);
  const sentences = isRecorded ? [uncheckedDoses(lines), uncheckedKinds(lines)] : [t('checks.notRecorded')];
  const words = sentences.filter((sentence) => sentence !== null).join(' ');
  if (words === '') return null;
  return (
    <p className="flex gap-1.5 text-ink-2 text-sm" data-part="unchecked-doses">
      <Icon name={STATE_ICONS.notChecked} small className="mt-0.5 flex-none" />
      <span className="wrap-anywhere">
        {words}{' '}
        <Link className="text-brand-text underline" to={{ search, hash: 'congruence' }} replace state={state}>
          {t('checks.see')}
        </Link>
      </span>
    </p>
  );
}
