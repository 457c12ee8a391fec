import { type CardRule, isLengthHint } from '@aval/domain/validation/fields/identity';

/** What is said below the field of a card number; a hint in words is used as it is. Source: docs/rules.md 5.7. */
export function cardHint({ cardNumberHint: hint }: CardRule, ofLength: (hint: string) => string): string | null {
  return hint !== null && isLengthHint(hint) ? ofLength(hint) : hint;
}
