import type { RadiotherapyCourse } from '@aval/domain/clinical/radiotherapy/radiotherapy-course';
import { formatDate } from '@aval/i18n/format';
import { Subheading } from '../../../components/basics/section';
import { StackedCell, StackedRow, StackedTable } from '../../../components/lists/stacked-table';
import { useReportWords } from '../use-report-words';

/** Totals and biologically effective doses of each radiotherapy. */
export function RadiotherapyTable({ courses }: { courses: readonly RadiotherapyCourse[] }) {
  const { t, figure } = useReportWords();
  const ratios = courses[0]?.effects.map(({ alphaBetaGy }) => alphaBetaGy) ?? [];
  const label = { total: t('radiotherapy.total'), end: t('radiotherapy.end') };
  const effects = ratios.flatMap((ratio) => [
    { name: `bed-${ratio}`, label: t('radiotherapy.bed', { ratio }) },
    { name: `eqd2-${ratio}`, label: t('radiotherapy.eqd2', { ratio }) },
  ]);
  const entry = (index: number) => t('radiotherapy.entry', { number: index + 1 });
  return (
    <>
      <Subheading>{t('radiotherapy.title')}</Subheading>
      <StackedTable
        boxed
        caption={t('radiotherapy.caption')}
        columns={[
          { name: 'entry', label: t('doses.line') },
          { name: 'total', label: label.total, isNumber: true },
          ...effects.map((each) => ({ ...each, isNumber: true })),
          { name: 'end', label: label.end, isNumber: true },
        ]}
      >
        {courses.map(({ total, effects: of, end }, index) => {
          const figures = of.flatMap(({ bed, eqd2 }) => [
            bed.computable ? figure(bed.bedGy, 'Gy') : null,
            eqd2.computable ? figure(eqd2.eqd2Gy, 'Gy') : null,
          ]);
          return (
            <StackedRow key={entry(index)}>
              <StackedCell label={t('doses.line')} kind="headline">
                {entry(index)}
              </StackedCell>
              <StackedCell label={label.total} kind="number">
                {total.computable ? figure(total.totalGy, 'Gy') : null}
              </StackedCell>
              {effects.map(({ name, label: of }, place) => (
                <StackedCell key={name} label={of} kind="number">
                  {figures[place]}
                </StackedCell>
              ))}
              <StackedCell label={label.end} kind="number">
                {end.computable ? formatDate(end.endDate) : null}
              </StackedCell>
            </StackedRow>
          );
        })}
      </StackedTable>
      <p className="mt-2 text-ink-2 text-sm">{t('radiotherapy.note')}</p>
    </>
  );
}
