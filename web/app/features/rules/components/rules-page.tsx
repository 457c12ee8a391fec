import type { ReadableBook } from '@aval/application/congruence/rule-book/get-rule-book';
import { rulesByGroup } from '@aval/domain/congruence/book/rule-groups';
import { ButtonLink } from '../../../components/actions/button';
import { Count } from '../../../components/basics/count';
import { Page } from '../../../components/basics/page';
import { PageHead } from '../../../components/basics/page-head';
import { useTranslation } from '../../../shell/words/translation';
import { companyRules } from '../rules-address';
import { GroupLinks } from './group-links';
import { RulesTable } from './rules-table';

const BESIDE = 'grid grid-cols-[minmax(0,1fr)] gap-x-9 xl:grid-cols-[minmax(0,1fr)_15rem]';
/** The last row of a table needs no border below. */
const GROUP = 'scroll-mt-topbar pt-6 max-md:pt-5 [&_table]:table-fixed';

/** All rules with their sources, by group, with the settings of the company in context. */
export function RulesPage({ rules, book, company, mayEdit }: ReadableBook & { mayEdit: boolean }) {
  const { t } = useTranslation('rules');
  const groups = rulesByGroup(rules);
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
      <div className={BESIDE}>
        <GroupLinks groups={groups} />
        <div className="min-w-0 xl:col-start-1 xl:row-start-1">
          {groups.map(({ group, rules: ofGroup }) => (
            <section key={group} id={group} aria-labelledby={`${group}-title`} className={GROUP}>
              <h2 id={`${group}-title`} className="mb-2">
                {t(`group.${group}`)} <Count>{ofGroup.length}</Count>
              </h2>
              <RulesTable caption={t(`group.${group}`)} rules={ofGroup} book={book} />
            </section>
          ))}
        </div>
      </div>
    </Page>
  );
}
