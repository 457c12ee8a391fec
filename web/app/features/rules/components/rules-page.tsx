import type { ReadableBook } from '@aval/application/congruence/rule-book/get-rule-book';
import type { RuleFacts } from '@aval/domain/congruence/book/rule-facts';
import type { RuleBook } from '@aval/domain/congruence/rule-book';
import { ButtonLink } from '../../../components/actions/button';
import { Page } from '../../../components/basics/page';
import { PageHead } from '../../../components/basics/page-head';
import { Tag } from '../../../components/basics/tag';
import { StackedCell, StackedRow, StackedTable } from '../../../components/lists/stacked-table';
import { useTranslation } from '../../../shell/words/translation';
import { SeverityMark } from '../../congruence/components/severity-mark';
import { companyRules } from '../rules-address';
import { useRuleWords } from '../use-rule-words';

/** All rules with their sources, as the company in context has them. */
export function RulesPage({ rules, book, company, mayEdit }: ReadableBook & { mayEdit: boolean }) {
  const { t } = useTranslation('rules');
  const columns = {
    rule: t('column.rule'),
    severity: t('column.severity'),
    thresholds: t('column.thresholds'),
    source: t('column.source'),
  };
  return (
    <Page>
      <PageHead
        title={t('title')}
        count={String(rules.length)}
        lead={`${t('lead')} ${company ? t('ofCompany', { company: company.name, version: book.version }) : t('asItComes')}`}
        actions={
          mayEdit && company ? (
            <ButtonLink kind="primary" icon="pencil" to={companyRules(company.id)}>
              {t('edit')}
            </ButtonLink>
          ) : null
        }
      />
      <StackedTable caption={t('caption')} columns={Object.entries(columns).map(([name, label]) => ({ name, label }))}>
        {rules.map((rule) => (
          <RuleRow key={rule.id} rule={rule} book={book} columns={columns} />
        ))}
      </StackedTable>
    </Page>
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
      <StackedCell label={columns.rule} kind="headline">
        <span>
          <span className="block text-ink">
            <span className="text-ink-3 tabular-nums">{rule.id}</span> <b className="font-semibold">{name}</b>{' '}
            {set ? <Tag tone="info">{t('changed')}</Tag> : null}
          </span>
          <span className="block max-w-prose font-normal text-ink-2 text-sm">{about}</span>
        </span>
      </StackedCell>
      <StackedCell label={columns.severity} className="whitespace-nowrap">
        {set?.isOff ? (
          <span className="text-ink-3">{t('off')}</span>
        ) : (
          <SeverityMark severity={set?.severity ?? rule.severity} />
        )}
      </StackedCell>
      <StackedCell label={columns.thresholds} className="tabular-nums">
        {thresholds.map(([threshold, value]) => (
          <span key={threshold} className="block">
            {told.threshold(threshold)}: {told.figure(value)}
          </span>
        ))}
      </StackedCell>
      <StackedCell label={columns.source} kind="text" className="text-ink-2">
        {told.source(rule.id)}
      </StackedCell>
    </StackedRow>
  );
}
