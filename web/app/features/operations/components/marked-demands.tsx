import type { MarkedDemand } from '@aval/application/operations/read-outstanding';
import { formatStamp } from '@aval/i18n/format';
import { CellNote } from '../../../components/basics/cell-note';
import { EmptyCell } from '../../../components/basics/empty-cell';
import { ReferenceLink } from '../../../components/demand/reference-link';
import { StackedCell, StackedRow, StackedTable } from '../../../components/lists/stacked-table';
import { useTranslation } from '../../../shell/words/translation';

interface MarkedDemandsProps {
  marked: readonly MarkedDemand[];
  /** Total number; only the first are listed. */
  count: number;
}

/** Demands that cannot proceed by themselves, with the fault and its remedy. */
export function MarkedDemands({ marked, count }: MarkedDemandsProps) {
  const { t } = useTranslation('operations');
  const columns = (['demand', 'since', 'what'] as const).map((name) => ({ name, label: t(`marked.${name}`) }));
  return (
    <>
      <StackedTable caption={t('marked.caption')} columns={columns}>
        {marked.map(({ id, reference, companyName, divergedAt, faults }) => (
          <StackedRow key={id}>
            <StackedCell label={t('marked.demand')} kind="headline">
              <span>
                <ReferenceLink to={`/app/demands/${id}`}>{reference}</ReferenceLink>
                <CellNote>{companyName}</CellNote>
              </span>
            </StackedCell>
            <StackedCell label={t('marked.since')} className="whitespace-nowrap tabular-nums">
              {divergedAt ? <p>{formatStamp(divergedAt)}</p> : null}
              {faults.map(({ cause, since }) => (
                <p key={cause}>{since ? formatStamp(since) : <EmptyCell />}</p>
              ))}
            </StackedCell>
            <StackedCell label={t('marked.what')} kind="text" className="text-ink-2">
              {divergedAt ? <p>{t('marked.diverged')}</p> : null}
              {faults.map(({ cause, code }) => (
                <p key={cause}>{t(`marked.fault.${cause}`, { code })}</p>
              ))}
            </StackedCell>
          </StackedRow>
        ))}
      </StackedTable>
      {count > marked.length ? (
        <p className="text-xs text-ink-3 mt-2">{t('marked.more', { shown: marked.length, count })}</p>
      ) : null}
    </>
  );
}
