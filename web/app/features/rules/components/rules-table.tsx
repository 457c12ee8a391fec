import type { RuleFacts } from '@aval/domain/congruence/book/rule-facts';
import type { RuleBook } from '@aval/domain/congruence/rule-book';
import { Tag } from '../../../components/basics/tag';
import { StackedCell, StackedRow, StackedTable } from '../../../components/lists/stacked-table';
import { useTranslation } from '../../../shell/words/translation';
import { SeverityMark } from '../../congruence/components/severity-mark';
import { useRuleWords } from '../use-rule-words';

/** Fixed widths, so that columns align across groups. */
const WIDTHS = { rule: 'w-[42%]', severity: 'w-[11%]', thresholds: 'w-[20%]', source: 'w-[27%]' } as const;

interface RulesTableProps {
  caption: string;
  rules: readonly RuleFacts[];
  book: RuleBook;
}

/** Rules of a group with severity, thresholds and source. */
export function RulesTable({ caption, rules, book }: RulesTableProps) {
  const { t } = useTranslation(['rules', 'common']);
  const columns = {
    rule: t('column.rule'),
    severity: t('column.severity'),
    thresholds: t('column.thresholds'),
    source: t('common:label.source'),
  };
  return (
    <StackedTable
      caption={caption}
      columns={(Object.keys(columns) as (keyof typeof columns)[]).map((name) => ({
        name,
        label: columns[name],
        className: WIDTHS[name],
      }))}
    >
      {rules.map((rule) => (
        <RuleRow key={rule.id} rule={rule} book={book} columns={columns} />
      ))}
    </StackedTable>
  );
}

interface RuleRowProps {
  rule: RuleFacts;
  book: RuleBook;
  columns: Readonly<Record<'rule' | 'severity' | 'thresholds' | 'source', string>>;
}

function RuleRow({ rule, book, columns }: RuleRowProps) {
  const { t } = useTranslation('rules');
  const told = useRuleWords();
  const { name, about } = told.rule(rule.id);
  const set = book.rules[rule.id];
  const thresholds = Object.entries({ ...rule.thresholds, ...set?.thresholds });
  return (
    <StackedRow>
      <StackedCell label={columns.rule} kind="headline" className="align-top">
        <span>
          <span className="block text-ink">
            <span className="text-ink-3 tabular-nums">{rule.id}</span> <b className="font-semibold">{name}</b>{' '}
            {set ? <Tag tone="info">{t('changed')}</Tag> : null}
          </span>
          <span className="block max-w-prose font-normal text-ink-2 text-sm">{about}</span>
        </span>
      </StackedCell>
      <StackedCell label={columns.severity} className="whitespace-nowrap align-top">
        {set?.isOff ? (
          <span className="text-ink-3">{t('off')}</span>
        ) : (
          <SeverityMark severity={set?.severity ?? rule.severity} />
        )}
      </StackedCell>
      <StackedCell label={columns.thresholds} className="align-top tabular-nums">
        {thresholds.length > 0 ? (
          <span className="grid">
            {thresholds.map(([threshold, value]) => (
              <span key={threshold}>
                {told.threshold(threshold)}: {told.amount(threshold, value, rule.unit)}
              </span>
            ))}
          </span>
        ) : null}
      </StackedCell>
      <StackedCell label={columns.source} kind="text" className="align-top text-ink-2">
        {told.source(rule.id)}
      </StackedCell>
    </StackedRow>
  );
}
