import { z } from 'zod';

/** The messages are keys of `auth:problem`; whether the two are right is the sign-in's to say, in one answer. */
export const loginSchema = z.object({
  email: z.string({ error: 'required' }).trim().max(255, 'email').pipe(z.email('email')),
  password: z.string({ error: 'required' }),
  returnTo: z.string().optional(),
});
