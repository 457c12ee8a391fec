import { drugLetter } from '@aval/domain/clinical/drug-line';
import { type Check, isAllChecked, LINE_CHECKS, RADIOTHERAPY_CHECKS } from '@aval/domain/congruence/coverage/check';
import type { LineReport } from '@aval/domain/congruence/report/line-report';
import type { RadiotherapyReport } from '@aval/domain/congruence/report/report';
import type { ReactNode } from 'react';
import { Icon } from '../../../components/basics/icon';
import { PrintedDisclosure } from '../../../components/basics/printed-disclosure';
import { Subheading } from '../../../components/basics/section';
import { DrugLetter } from '../../../components/demand/drug-letter';
import { StackedCell, StackedRow, StackedTable } from '../../../components/lists/stacked-table';
import { useReportWords } from '../use-report-words';
import { CheckMark, STATE_ICONS } from './check-mark';

interface ReportChecksProps {
  lines: readonly Pick<LineReport, 'index' | 'drugName' | 'checks'>[];
  radiotherapy: readonly Pick<RadiotherapyReport, 'checks'>[];
}

/**
 * Checks of each line and each radiotherapy, made or not, so that silence is not read as approval; folded
 * where nothing is left. Source: docs/rules.md 12.19.
 */
export function ReportChecks({ lines, radiotherapy }: ReportChecksProps) {
  const { t } = useReportWords();
  const all = [...lines, ...radiotherapy].flatMap(({ checks }) => (checks ? [checks] : []));
  if (lines.length + radiotherapy.length === 0) return null;
  if (all.length < lines.length + radiotherapy.length)
    return (
      <p className="mb-3 text-ink-2 text-sm" data-part="checks">
        {t('checks.notRecorded')}
      </p>
    );
  const tables = (
    <>
      <LineTable lines={lines} />
      <RadiotherapyChecks radiotherapy={radiotherapy} />
      <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-ink-3 text-xs/sm">
        {(['checked', 'notChecked', 'notApplicable'] as const).map((state) => (
          <span key={state} className="inline-flex items-center gap-1">
            <Icon name={STATE_ICONS[state]} small />
            {t(`checks.state.${state}`)}
          </span>
        ))}
      </p>
    </>
  );
  return (
    <div data-part="checks">
      {all.every(isAllChecked) ? (
        <PrintedDisclosure summary={t('checks.all')} className="mt-4">
          <div className="mt-2.5">{tables}</div>
        </PrintedDisclosure>
      ) : (
        <>
          <Subheading>{t('checks.title')}</Subheading>
          {tables}
        </>
      )}
    </div>
  );
}

function LineTable({ lines }: Pick<ReportChecksProps, 'lines'>) {
  const { t } = useReportWords();
  if (lines.length === 0) return null;
  const rows = lines.map(({ index, drugName, checks = [] }) => ({
    key: index,
    checks,
    name: (
      <span className="inline-flex items-center gap-2.5 as-table:min-w-40">
        <DrugLetter letter={drugLetter(index)} />
        <b>{drugName}</b>
      </span>
    ),
  }));
  return <CheckTable caption={t('checks.caption')} names={LINE_CHECKS} rows={rows} />;
}

function RadiotherapyChecks({ radiotherapy }: Pick<ReportChecksProps, 'radiotherapy'>) {
  const { t } = useReportWords();
  if (radiotherapy.length === 0) return null;
  const rows = radiotherapy.map(({ checks = [] }, index) => ({
    key: index,
    checks,
    name: <b>{t('radiotherapy.entry', { number: index + 1 })}</b>,
  }));
  return (
    <div className="mt-2.5">
      <CheckTable caption={t('checks.radiotherapyCaption')} names={RADIOTHERAPY_CHECKS} rows={rows} />
    </div>
  );
}

interface CheckTableProps {
  caption: string;
  names: readonly Check['check'][];
  rows: readonly { key: number; name: ReactNode; checks: readonly Check[] }[];
}

function CheckTable({ caption, names, rows }: CheckTableProps) {
  const { t } = useReportWords();
  return (
    <StackedTable
      boxed
      caption={caption}
      columns={[
        { name: 'line', label: t('doses.line') },
        ...names.map((name) => ({ name, label: t(`checks.name.${name}`) })),
      ]}
    >
      {rows.map(({ key, name, checks }) => (
        <StackedRow key={key}>
          <StackedCell label={t('doses.line')} kind="headline">
            {name}
          </StackedCell>
          {checks.map((check) => (
            <StackedCell key={check.check} label={t(`checks.name.${check.check}`)}>
              <CheckMark check={check} />
            </StackedCell>
          ))}
        </StackedRow>
      ))}
    </StackedTable>
  );
}
