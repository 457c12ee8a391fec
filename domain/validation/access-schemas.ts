import { group } from './field';
import { email, enteredPassword, nationalId, newPassword } from './identity';
import { message } from './message';

export const loginSchema = group({ email: email(), password: enteredPassword() });

export const forgotPasswordSchema = group({ email: email(), dni: nationalId() });

/** Choosing a password: the rule of docs/rules.md 5.5, typed twice. */
export const newPasswordSchema = group({
  password: newPassword(),
  passwordConfirmation: enteredPassword(),
}).superRefine(({ password, passwordConfirmation }, context) => {
  if (password === undefined || passwordConfirmation === undefined || password === passwordConfirmation) return;
  context.addIssue({
    code: 'custom',
    path: ['passwordConfirmation'],
    message: message('passwordConfirmation'),
  });
});
