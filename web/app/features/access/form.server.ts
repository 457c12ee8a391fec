import { loginSchema } from '@aval/domain/validation/dialogs/access-schemas';
import { z } from 'zod';

/** Sign-in form with the return path, which is checked where it is used. */
export const signInFormSchema = loginSchema.extend({ returnTo: z.string().optional() });
