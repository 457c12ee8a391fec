import type { ReadableBook } from '@aval/application/congruence/rule-book/get-rule-book';
import type { RuleFacts } from '@aval/domain/congruence/book/rule-facts';
import { rulesByGroup } from '@aval/domain/congruence/book/rule-groups';
import { ButtonLink } from '../../../components/actions/button';
import { Page } from '../../../components/basics/page';
import { PageHead } from '../../../components/basics/page-head';
import { useTranslation } from '../../../shell/words/translation';
import { companyRules } from '../rules-address';
import { useRuleSearch } from '../use-rule-search';
import { GroupFold } from './group-fold';
import { RuleSearchBar } from './rule-search-bar';
import { RulesTable } from './rules-table';
import { TableReviews } from './table-reviews';

/** All rules with their sources, in groups that unfold, with the settings of the company in context. */
export function RulesPage({ rules, book, company, tables, mayEdit }: ReadableBook & { mayEdit: boolean }) {
  const { t } = useTranslation('rules');
  const search = useRuleSearch();
  const isSet = ({ id }: RuleFacts) => book.rules[id] !== undefined;
  const groups = rulesByGroup(rules).map(({ group, rules: ofGroup }) => ({
    group,
    rules: ofGroup,
    found: ofGroup.filter((rule) => search.isFound(rule, isSet(rule))),
  }));
  return (
    <Page>
      <PageHead
        title={t('title')}
        count={String(rules.length)}
        lead={`${t('lead')} ${company ? t('ofCompany', { company: company.name, version: book.version }) : t('defaults')}`}
        actions={
          mayEdit && company ? (
            <ButtonLink kind="primary" icon="pencil" to={companyRules(company.id)}>
              {t('edit')}
            </ButtonLink>
          ) : null
        }
      />
      <div className="pt-4 [&_table]:table-fixed">
        <RuleSearchBar search={search} isVain={groups.every(({ found }) => found.length === 0)} />
        {groups.map(({ group, rules: ofGroup, found }) => (
          <GroupFold
            key={group}
            level={2}
            title={t(`group.${group}`)}
            count={ofGroup.length}
            set={ofGroup.filter(isSet).length}
            isNarrowed={search.isNarrowed}
            isEmpty={found.length === 0}
          >
            <RulesTable caption={t(`group.${group}`)} rules={found} book={book} />
          </GroupFold>
        ))}
      </div>
      {tables.length > 0 ? <TableReviews tables={tables} /> : null}
    </Page>
  );
}
