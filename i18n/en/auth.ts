import type { Translated } from '../catalogues';
import type spanish from '../es/auth';

const auth: Translated<typeof spanish> = {
  title: 'Sign in',
  hint: 'Use the e-mail address that you registered with.',
  email: 'E-mail',
  password: 'Password',
  submit: 'Sign in',
  about: 'Oncology treatment requests and their follow-up, for prescribing doctors and the teams of {{company}}.',
  refused:
    'The e-mail or the password is not correct, or the account does not sign in at this address. Check them and try again.',
  throttled_one: 'Too many attempts. Try again in {{count}} minute.',
  throttled_other: 'Too many attempts. Try again in {{count}} minutes.',
};

export default auth;
