import type { RuleFacts } from '@aval/domain/congruence/book/rule-facts';
import type { RuleGroup } from '@aval/domain/congruence/book/rule-groups';
import { cx } from 'class-variance-authority';
import { Count } from '../../../components/basics/count';
import { useTranslation } from '../../../shell/words/translation';
import { openGroup } from './group-fold';

/** Sticky beside the rules on wide windows, above them elsewhere. */
const NAV = 'pt-6 xl:sticky xl:top-topbar xl:self-start max-xl:pb-1 print:hidden';
const LIST = 'flex flex-wrap gap-x-5 gap-y-1 xl:grid xl:gap-0 xl:border-line xl:border-l';
const LINK = [
  'inline-flex items-baseline gap-1.5 text-brand-text text-sm finger:min-h-touch finger:items-center',
  'xl:block xl:py-1.5 xl:pl-4',
];

/** Links to the groups of rules. */
export function GroupLinks({ groups }: { groups: readonly { group: RuleGroup; rules: readonly RuleFacts[] }[] }) {
  const { t } = useTranslation('rules');
  return (
    <nav aria-label={t('contents')} className={NAV}>
      <ul className={LIST}>
        {groups.map(({ group, rules }) => (
          <li key={group}>
            <a href={`#${group}`} className={cx(LINK)} onClick={() => openGroup(group)}>
              {t(`group.${group}`)} <Count size="small">{rules.length}</Count>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
