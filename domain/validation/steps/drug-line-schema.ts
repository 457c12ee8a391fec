import type { z } from 'zod';
import { OPTIONS } from '../../catalogue/options';
import { choice, decimal, euros, group, identifier, integer, list } from '../fields/field';
import type { FieldInput } from '../fields/readers';

const sessionNumber = integer({ min: 1 });
const typedAmount = integer({ min: 1 });
const typedCents = integer({ min: 0 });

export const doseFields = {
  dose: decimal({ min: 0 }),
  doseType: choice(OPTIONS.doseType),
};

const typed = group({
  drugId: identifier(),
  ...doseFields,
  administration: choice<string>(OPTIONS.administration),
  sessions: list(sessionNumber),
  presentationId: identifier(),
  /** Euros as typed in a form. */
  price: euros(),
  /** Cents, in stored content and wherever no `price` is given. */
  priceCents: typedCents.optional() as z.ZodType<number | undefined, FieldInput>,
  amount: typedAmount.optional() as z.ZodType<number | undefined, FieldInput>,
});

/**
 * Schema of one drug line. The price is given as `price` in euros or as `priceCents`, 0 without one. Without an amount
 * the server fills in what the dose takes before it parses the whole request; where that is unknown the amount is 1.
 * Source: docs/rules.md 8.11.
 */
export const drugLineSchema = typed.transform(({ price, priceCents, amount, sessions, ...line }) => ({
  ...line,
  /** Session numbers within the cycle, from 1. */
  sessions: [...new Set(sessions)].sort((a, b) => a - b),
  /** Price of one pack in euro cents. */
  priceCents: price ?? priceCents ?? 0,
  /** Packs of the presentation that one session takes. */
  amount: amount ?? 1,
}));

export type DrugLine = z.output<typeof drugLineSchema>;
