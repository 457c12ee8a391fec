import { z } from 'zod';
import { email, enteredPassword, nationalId, newPassword } from './identity';
import { message } from './message';

export const loginSchema = z.object({ email: email(), password: enteredPassword() });

export const forgotPasswordSchema = z.object({ email: email(), dni: nationalId() });

/** Choosing a password: the rule of access-and-catalogues.md section 5, typed twice. */
export const newPasswordSchema = z
  .object({ password: newPassword(), passwordConfirmation: enteredPassword() })
  .superRefine(({ password, passwordConfirmation }, context) => {
    if (password === undefined || passwordConfirmation === undefined || password === passwordConfirmation) return;
    context.addIssue({
      code: 'custom',
      path: ['passwordConfirmation'],
      message: message('passwordConfirmation'),
    });
  });
