import { drugLetter } from '@aval/domain/clinical/drug-line';
import type { RegimenLine } from '@aval/domain/reference/regimen';
import { EmptyCell } from '../../../components/basics/empty-cell';
import { Tag } from '../../../components/basics/tag';
import { DrugLetter } from '../../../components/demand/drug-letter';
import { StackedCell, StackedRow, StackedTable } from '../../../components/lists/stacked-table';
import { useTranslation } from '../../../shell/words/translation';
import { useRegimenWords } from '../use-regimen-words';

/** Lines of a regimen with their letters. */
export function RegimenLines({ lines }: { lines: readonly RegimenLine[] }) {
  const { t } = useTranslation('regimens');
  const told = useRegimenWords();
  const columns = {
    drug: t('line.drug'),
    dose: t('line.dose'),
    route: t('line.administration'),
    schedule: t('line.daysAndCycles'),
    cap: t('line.cap'),
  };
  return (
    <StackedTable
      boxed
      caption={t('linesCaption')}
      columns={Object.entries(columns).map(([name, label]) => ({
        name,
        label,
        ...(name === 'dose' ? { className: 'text-right' } : {}),
      }))}
    >
      {lines.map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is identified by its position
        <StackedRow key={place}>
          <StackedCell label={columns.drug} kind="headline">
            <span className="inline-flex items-center gap-2 font-semibold text-ink">
              <DrugLetter letter={drugLetter(place)} />
              {told.drug(line.drugSlug)}
            </span>
          </StackedCell>
          <StackedCell
            label={columns.dose}
            className="whitespace-nowrap text-right font-semibold text-ink tabular-nums"
          >
            {told.dose(line) ?? <Tag tone="warn">{t('line.missingDose')}</Tag>}
          </StackedCell>
          <StackedCell label={columns.route}>{told.route(line.administration)}</StackedCell>
          <StackedCell label={columns.schedule} className="tabular-nums">
            {told.schedule(line)}
          </StackedCell>
          <StackedCell label={columns.cap} className="text-ink-2">
            {told.cap(line.cap) ?? <EmptyCell />}
          </StackedCell>
        </StackedRow>
      ))}
    </StackedTable>
  );
}
