import type { z } from 'zod';
import { group } from '../fields/field';
import { email, enteredPassword, nationalId, newPassword } from '../fields/identity';
import { message } from '../fields/message';

export const loginSchema = group({ email: email(), password: enteredPassword() });

export const forgotPasswordSchema = group({ email: email(), dni: nationalId() });

/** Fields of a new password, by the rule of docs/rules.md 5.5, with its confirmation. */
export const newPasswordShape = { password: newPassword(), passwordConfirmation: enteredPassword() };

interface TypedTwice {
  password?: string;
  passwordConfirmation?: string;
}

export function samePassword({ password, passwordConfirmation }: TypedTwice, context: z.RefinementCtx): void {
  if (password === undefined || passwordConfirmation === undefined || password === passwordConfirmation) return;
  context.addIssue({
    code: 'custom',
    path: ['passwordConfirmation'],
    message: message('passwordConfirmation'),
  });
}

export const newPasswordSchema = group(newPasswordShape).superRefine(samePassword);
