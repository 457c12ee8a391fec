import type { Translated } from '../catalogues';
import type es from '../es/invitation-use';

const invitationUse: Translated<typeof es> = {
  title: 'Create your account',
  lead: 'For {{email}}, as {{role}}.',
  name: 'First name and surnames',
  dni: 'DNI or NIE',
  password: 'Password',
  passwordConfirmation: 'Repeat the password',
  submit: 'Create the account',
  registered: 'There is an account with this e-mail already. Sign in with it.',
  toSignIn: 'Sign in',
  invalid: 'The link of the invitation does not work',
  invalidText:
    'It may have expired, been used or withdrawn, or been replaced by a newer one. Ask the person who invited you for a new one.',
  created: 'Account created',
  createdText: 'Sign in with {{email}} and the password that you have just chosen.',
};

export default invitationUse;
