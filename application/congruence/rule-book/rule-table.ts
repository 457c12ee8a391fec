import { type RuleFacts, ruleFacts } from '@aval/domain/congruence/book/rule-facts';
import { RULES } from '@aval/domain/congruence/rule-book';

/** Of every rule what is set and shown. */
export const RULE_TABLE: readonly RuleFacts[] = RULES.map(ruleFacts);
