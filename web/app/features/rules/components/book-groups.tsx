import type { RuleFacts } from '@aval/domain/congruence/book/rule-facts';
import { rulesByGroup } from '@aval/domain/congruence/book/rule-groups';
import type { RuleBook } from '@aval/domain/congruence/rule-book';
import { plainText } from '@aval/domain/reading/plain-text';
import type { FieldMetadata } from '@conform-to/react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { TellField } from '../../../components/entries/entry-form';
import { Checkbox } from '../../../components/fields/checkbox';
import { NO_FORM } from '../../../components/fields/no-form';
import { TextInput } from '../../../components/fields/text-input';
import { useTranslation } from '../../../shell/words/translation';
import { useRuleWords } from '../use-rule-words';
import { GroupFold } from './group-fold';
import { isRuleChanged, isRuleWrong, RuleFields } from './rule-fields';

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
  const told = useRuleWords();
  const [text, setText] = useState('');
  const [isNarrowed, setNarrowed] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const show = () =>
      flushSync(() => {
        setText('');
        setNarrowed(false);
      });
    const shown = place.current;
    // Clears the search when a hidden field is to be focused, before its group opens.
    shown?.addEventListener('beforematch', show, { capture: true });
    return () => shown?.removeEventListener('beforematch', show, { capture: true });
  }, []);
  const sought = plainText(text.trim());
  const isSought = ({ id }: RuleFacts) => {
    const { name, about } = told.rule(id);
    return plainText(`${id} ${name} ${about}`).includes(sought);
  };
  const groups = rulesByGroup(rules).map(({ group, rules: ofGroup }) => ({
    group,
    rules: ofGroup.map((rule) => {
      const isWrong = isRuleWrong(rule, of(rule.id), tell);
      const isSet = book.rules[rule.id] !== undefined || isRuleChanged(rule, of(rule.id), tell);
      return { rule, isSet, isWrong, isShown: isWrong || (isSought(rule) && (!isNarrowed || isSet)) };
    }),
  }));
  const isFound = groups.some((group) => group.rules.some(({ isShown }) => isShown));
  return (
    <div ref={place}>
      <div className="mb-3 flex flex-wrap items-center gap-x-5 gap-y-2">
        <TextInput
          form={NO_FORM}
          type="search"
          leadingIcon="search"
          className="md:w-72"
          value={text}
          onChange={(event) => setText(event.target.value)}
          placeholder={t('search')}
          aria-label={t('search')}
        />
        <Checkbox form={NO_FORM} checked={isNarrowed} onChange={(event) => setNarrowed(event.target.checked)}>
          {t('onlySet')}
        </Checkbox>
      </div>
      {isFound ? null : (
        <p role="status" className="py-3 text-ink-2">
          {t('nothingFound')}
        </p>
      )}
      {groups.map(({ group, rules: ofGroup }) => (
        <GroupFold
          key={group}
          title={t(`group.${group}`)}
          count={ofGroup.length}
          set={ofGroup.filter(({ isSet }) => isSet).length}
          isWrong={ofGroup.some(({ isWrong }) => isWrong)}
          isNarrowed={sought !== '' || isNarrowed}
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
