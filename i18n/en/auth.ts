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
  tokenRefused:
    'Your access from another application is not valid or has expired: come in from there again, or use your password.',
  tokenRefusedSignedIn: 'The link is not valid or has expired, and was not used. You are still signed in as {{name}}.',
  changePerson: {
    title: 'Switch account?',
    hint: 'The link that you opened signs in with another account.',
    present: 'Current session',
    next: 'The link is for',
    warning: 'Switching signs you out. If you did not ask to sign in with the other account, stay as you are.',
    stay: 'Stay as I am',
    change: 'Sign out and use the other account',
  },
  toForgotten: 'Forgotten it?',
  backToSignIn: 'Back to signing in',
  forgotten: {
    title: 'Ask for a new password',
    hint: 'We send you an e-mail with a link to choose it.',
    dni: 'DNI or NIE',
    submit: 'Ask for the link',
    asked: 'Check your e-mail',
    again: 'Correct the data and ask again',
    askedText:
      'If the e-mail and the document are those of your account, you receive a link within minutes that works for an hour.',
  },
  reset: {
    title: 'Choose a new password',
    password: 'New password',
    confirmation: 'Repeat the password',
    submit: 'Save password',
    done: 'The password was changed',
    doneText: 'Sign in with it. All your sessions were closed.',
    over: 'The link no longer works',
    overText: 'It was used or has expired. Ask for another one under “Forgotten it?”.',
  },
  link: {
    unused: 'The link in the e-mail was not used',
    unusedText: 'Somebody is signed in in this browser. Sign out and open the link again.',
  },
  policy: {
    updated: 'Updated on {{date}}',
    none: 'The company has not published this text yet.',
  },
  reference: {
    title: 'API',
    lead: 'All that the application does, for programs: each call, what it takes and what it answers.',
    document: 'OpenAPI document',
    failed: 'The reference could not be loaded. Check the connection and load the page again.',
    loading: 'Loading the reference',
    noScript: 'The reference needs JavaScript; the OpenAPI document says all of it as well.',
  },
};

export default auth;
