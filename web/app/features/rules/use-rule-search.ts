import type { RuleFacts } from '@aval/domain/congruence/book/rule-facts';
import { plainText } from '@aval/domain/reading/plain-text';
import { useState } from 'react';
import { useRuleWords } from './use-rule-words';

/** Search of rules by number, name and what they look at, and for those that the company has adjusted. */
export function useRuleSearch() {
  const told = useRuleWords();
  const [text, setText] = useState('');
  const [onlySet, setOnlySet] = useState(false);
  const sought = plainText(text.trim());
  return {
    text,
    setText,
    onlySet,
    setOnlySet,
    /** A search is active. */
    isNarrowed: sought !== '' || onlySet,
    isFound({ id }: RuleFacts, isSet: boolean): boolean {
      const { name, about } = told.rule(id);
      return plainText(`${id} ${name} ${about}`).includes(sought) && (!onlySet || isSet);
    },
  };
}

export type RuleSearch = ReturnType<typeof useRuleSearch>;
