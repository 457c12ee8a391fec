import { loginSchema } from '@aval/domain/validation/dialogs/access-schemas';
import { z } from 'zod';

/** With the page to go to afterwards, which is checked where it is used. */
export const signInFormSchema = loginSchema.extend({ returnTo: z.string().optional() });
