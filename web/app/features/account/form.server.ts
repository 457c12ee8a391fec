import { integer } from '@aval/domain/validation/fields/field';
import { z } from 'zod';

/** Intents of the account page's forms. */
export const accountIntentSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('save_profile') }),
  z.object({ intent: z.literal('change_password') }),
  z.object({ intent: z.literal('accept_terms'), version: integer({ min: 1 }), correction: integer({ min: 0 }) }),
  z.object({ intent: z.literal('end_session'), handle: z.string().max(30) }),
  z.object({ intent: z.literal('end_others') }),
]);
