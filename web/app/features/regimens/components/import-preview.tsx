import type { PlannedRegimen } from '@aval/application/regimens/import-regimens';
import { Tag } from '../../../components/basics/tag';
import { StackedCell, StackedRow, StackedTable } from '../../../components/lists/stacked-table';
import { Banner } from '../../../components/notices/banner';
import { useTranslation } from '../../../shell/words/translation';
import { useChangedWords } from '../use-changed-words';

/** Effect of an import on each regimen of the file. */
export function ImportPreview({ rows }: { rows: readonly PlannedRegimen[] }) {
  const { t } = useTranslation(['regimens', 'demand']);
  const changedWords = useChangedWords();
  const countOf = (kind: PlannedRegimen['kind']) => rows.filter((row) => row.kind === kind).length;
  const columns = {
    name: t('demand:field.chemotherapy.regimen'),
    what: t('importPage.what'),
    changes: t('importPage.changes'),
  };
  const tag = ({ kind, version }: PlannedRegimen) =>
    kind === 'create' ? (
      <Tag tone="ok">{t('importPage.created')}</Tag>
    ) : kind === 'edit' ? (
      <Tag tone="info">{t('importPage.edited', { version })}</Tag>
    ) : (
      <Tag>{t('importPage.same')}</Tag>
    );
  return (
    <section aria-labelledby="preview-title" className="grid gap-2.5">
      <h2 id="preview-title">{t('importPage.preview')}</h2>
      <p className="text-ink-2 tabular-nums">
        {[
          t('importPage.newCount', { count: countOf('create') }),
          t('importPage.editCount', { count: countOf('edit') }),
          t('importPage.sameCount', { count: countOf('same') }),
        ].join(', ')}
      </p>
      {rows.every(({ kind }) => kind === 'same') ? <Banner tone="info">{t('importPage.nothing')}</Banner> : null}
      <StackedTable
        boxed
        caption={t('importPage.preview')}
        columns={Object.entries(columns).map(([name, label]) => ({ name, label }))}
      >
        {rows.map((row) => (
          <StackedRow key={row.slug}>
            <StackedCell label={columns.name} kind="headline">
              {row.name}
            </StackedCell>
            <StackedCell label={columns.what}>{tag(row)}</StackedCell>
            <StackedCell label={columns.changes} className="text-ink-2">
              {changedWords(row.changed)}
            </StackedCell>
          </StackedRow>
        ))}
      </StackedTable>
    </section>
  );
}
