import { type CardRule, isLengthHint } from '@aval/domain/validation/fields/identity';

/** Returns the hint below a card number field; a hint in words is used unchanged. Source: docs/rules.md 5.7. */
export function cardHint({ cardNumberHint: hint }: CardRule, ofLength: (hint: string) => string): string | null {
  return hint !== null && isLengthHint(hint) ? ofLength(hint) : hint;
}
