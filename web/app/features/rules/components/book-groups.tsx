import type { RuleFacts } from '@aval/domain/congruence/book/rule-facts';
import { rulesByGroup } from '@aval/domain/congruence/book/rule-groups';
import type { RuleBook } from '@aval/domain/congruence/rule-book';
import type { FieldMetadata } from '@conform-to/react';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { TellField } from '../../../components/entries/entry-form';
import { useTranslation } from '../../../shell/words/translation';
import { useRuleSearch } from '../use-rule-search';
import { GroupFold } from './group-fold';
import { isRuleChanged, isRuleWrong, RuleFields } from './rule-fields';
import { RuleSearchBar } from './rule-search-bar';

interface BookGroupsProps {
  rules: readonly RuleFacts[];
  book: RuleBook;
  /** Returns the field of a rule. */
  of: (name: string) => FieldMetadata<unknown>;
  tell: TellField;
}

/** Rules in collapsed groups; groups with search matches, customised or invalid rules are expanded. */
export function BookGroups({ rules, book, of, tell }: BookGroupsProps) {
  const { t } = useTranslation('rules');
  const search = useRuleSearch();
  const { setText, setOnlySet } = search;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const show = () =>
      flushSync(() => {
        setText('');
        setOnlySet(false);
      });
    const shown = place.current;
    // Clears the search when a hidden field is to be focused, before its group opens.
    shown?.addEventListener('beforematch', show, { capture: true });
    return () => shown?.removeEventListener('beforematch', show, { capture: true });
  }, [setText, setOnlySet]);
  const groups = rulesByGroup(rules).map(({ group, rules: ofGroup }) => ({
    group,
    rules: ofGroup.map((rule) => {
      const isWrong = isRuleWrong(rule, of(rule.id), tell);
      const isSet = book.rules[rule.id] !== undefined || isRuleChanged(rule, of(rule.id), tell);
      return { rule, isSet, isWrong, isShown: isWrong || search.isFound(rule, isSet) };
    }),
  }));
  const isFound = groups.some((group) => group.rules.some(({ isShown }) => isShown));
  return (
    <div ref={place}>
      <RuleSearchBar search={search} isVain={!isFound} />
      {groups.map(({ group, rules: ofGroup }) => (
        <GroupFold
          key={group}
          title={t(`group.${group}`)}
          count={ofGroup.length}
          set={ofGroup.filter(({ isSet }) => isSet).length}
          isWrong={ofGroup.some(({ isWrong }) => isWrong)}
          isNarrowed={search.isNarrowed}
          isEmpty={ofGroup.every(({ isShown }) => !isShown)}
        >
          {ofGroup.map(({ rule, isShown }) => (
            <RuleFields key={rule.id} rule={rule} field={of(rule.id)} tell={tell} isHidden={!isShown} />
          ))}
        </GroupFold>
      ))}
    </div>
  );
}
