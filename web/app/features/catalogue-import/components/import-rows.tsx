import type { ImportRow } from '@aval/application/catalogues/import/get-import';
import type { RowKind } from '@aval/application/catalogues/import/import-state';
import { Link, useLocation } from '@remix-run/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Tag } from '../../../components/basics/tag';
import { returnToRow, watchRows } from '../../../components/lists/left-row';
import { StackedCell, StackedRow, StackedTable } from '../../../components/lists/stacked-table';
import { usePageData } from '../../../shell/data/use-page-data';
import { useNumbers } from '../../../shell/words/numbers';
import { useTranslation } from '../../../shell/words/translation';
import { type ShownColumn, useImportWords } from '../use-import-words';

const TONES = { created: 'ok', changed: 'info', unchanged: 'line', wrong: 'bad' } as const satisfies Record<
  RowKind,
  string
>;

const OPENS = 'finger-area rounded-sm text-ink hover:text-brand-text focus-visible:-outline-offset-2';

interface ImportRowsProps {
  /** Address of the catalogue's list, below which its entries lie. */
  list: string;
  rows: readonly ImportRow[];
  columns: readonly ShownColumn[];
}

/** Rows of the file with their effects; an entry of the catalogue opens, and coming back focuses its row. */
export function ImportRows({ list, rows, columns }: ImportRowsProps) {
  const { t } = useTranslation('catalogueImport');
  const numbers = useNumbers();
  const box = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  const left = `${usePageData()?.user?.id}${pathname}`;
  useEffect(() => {
    if (!box.current) return;
    returnToRow(box.current, left);
    return watchRows(box.current, left);
  }, [left]);
  const table = (
    <StackedTable
      caption={t('caption')}
      columns={[
        { name: 'name', label: t('head.name') },
        { name: 'number', label: t('head.number'), className: 'text-right' },
        { name: 'kind', label: t('head.kind') },
        { name: 'what', label: t('head.what') },
      ]}
    >
      {rows.map((row) => (
        <StackedRow key={row.number}>
          <StackedCell label={t('head.name')} kind="headline" className="wrap-anywhere align-top">
            <Opening to={row.entryId === null ? null : `${list}/${row.entryId}`}>
              {row.name || <span className="text-ink-3">{t('noName')}</span>}
            </Opening>{' '}
            {row.hidden ? <Tag>{t('hiddenStays')}</Tag> : null}
          </StackedCell>
          <StackedCell label={t('head.number')} className="text-right align-top tabular-nums">
            {numbers.integer(row.number)}
          </StackedCell>
          <StackedCell label={t('head.kind')} className="whitespace-nowrap align-top">
            <Tag tone={TONES[row.kind]}>{t(`kindOf.${row.kind}`)}</Tag>
          </StackedCell>
          <StackedCell label={t('head.what')} kind="text" className="wrap-anywhere align-top as-table:w-3/5">
            <RowDetail row={row} columns={columns} />
          </StackedCell>
        </StackedRow>
      ))}
    </StackedTable>
  );
  return <div ref={box}>{table}</div>;
}

function Opening({ to, children }: { to: string | null; children: ReactNode }) {
  if (to === null) return children;
  return (
    <Link className={OPENS} to={to} data-opens="">
      {children}
    </Link>
  );
}

function RowDetail({ row: { kind, changes, issues }, columns }: { row: ImportRow; columns: readonly ShownColumn[] }) {
  const { t } = useTranslation('catalogueImport');
  const { column, problem, value } = useImportWords(columns);
  const isEmpty = (given: unknown) => given === null || given === '' || (Array.isArray(given) && given.length === 0);
  const shown = kind === 'created' ? changes.filter(({ after }) => !isEmpty(after)) : changes;
  if (issues.length + shown.length === 0) return null;
  return (
    // Values of a new entry flow in a line, changes are listed one per line.
    <ul className={kind === 'created' ? 'flex flex-wrap gap-x-4 gap-y-0.5' : 'grid gap-0.5'}>
      {issues.map((issue) => (
        <li key={`${issue.column} ${issue.message}`} className="text-danger">
          {issue.column === null ? null : <b className="font-medium">{column(issue.column)}: </b>}
          {problem(issue.message, issue.column)}
        </li>
      ))}
      {shown.map(({ column: name, before, after, isCalculated }) => (
        <li key={name} className="text-ink-2">
          <span className="text-ink-3">{column(name)}: </span>
          {kind === 'created'
            ? value(name, after)
            : t('from', { before: value(name, before), after: value(name, after) })}
          {isCalculated ? <span className="text-ink-3"> {t('calculated')}</span> : null}
        </li>
      ))}
    </ul>
  );
}
