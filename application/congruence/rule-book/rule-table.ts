import { type RuleFacts, ruleFacts } from '@aval/domain/congruence/book/rule-facts';
import { RULES } from '@aval/domain/congruence/rule-book';

/** Settings and texts of every rule. */
export const RULE_TABLE: readonly RuleFacts[] = RULES.map(ruleFacts);
