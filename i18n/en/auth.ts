import type { Translated } from '../catalogues';
import type spanish from '../es/auth';

const auth: Translated<typeof spanish> = {
  title: 'Sign in',
  hint: 'Use the e-mail address that you registered with.',
  email: 'E-mail',
  password: 'Password',
  submit: 'Sign in',
  about: 'Oncology treatment requests and their follow-up, for doctors and the teams of {{company}}.',
  refused: 'Wrong e-mail or password, or your account has no access from this address.',
  throttled_one: 'Too many attempts. Try again in {{count}} minute.',
  throttled_other: 'Too many attempts. Try again in {{count}} minutes.',
  failuresSince_one:
    '{{count, number}} failed attempt to sign in to your account since you last signed in ({{date}}). See “My account”.',
  failuresSince_other:
    '{{count, number}} failed attempts to sign in to your account since you last signed in ({{date}}). See “My account”.',
  tokenRefused:
    'Your sign-in from another application is invalid or has expired. Sign in from there again, or use your password.',
  tokenRefusedSignedIn: 'The link is invalid or has expired. You are still signed in as {{name}}.',
  changePerson: {
    title: 'Switch account?',
    hint: 'The link you opened signs in with another account.',
    present: 'Current session',
    next: 'The link is for',
    warning:
      'Switching ends the current session. If you did not ask to sign in with the other account, stay as you are.',
    stay: 'Keep my account',
    change: 'Sign out and use the other account',
  },
  toForgotten: 'Forgot password?',
  backToSignIn: 'Back to sign-in',
  forgotten: {
    title: 'Ask for a new password',
    hint: 'We’ll e-mail you a link to choose one.',
    dni: 'DNI or NIE',
    submit: 'Ask for the link',
    asked: 'Check your e-mail',
    again: 'Correct the data and ask again',
    askedText:
      'If the e-mail and document match your account, you will receive a link within minutes. It is valid for one hour.',
  },
  reset: {
    title: 'Choose a new password',
    password: 'New password',
    confirmation: 'Repeat the password',
    submit: 'Save password',
    done: 'The password was changed',
    doneText: 'Sign in with it. All your sessions have been closed.',
    over: 'This link is no longer valid',
    overText: 'This link has expired or was already used. Ask for another one under “Forgot password?”.',
  },
  link: {
    unused: 'The link in the e-mail was not used',
    unusedText: 'Someone is signed in in this browser. Sign out and open the link again.',
  },
  policy: {
    updated: 'Updated on {{date}}',
    none: 'The company has not published this text yet.',
  },
  reference: {
    title: 'API',
    lead: 'Everything the application does, for other systems: each operation, what it takes and what it returns.',
    document: 'OpenAPI document',
    changes: 'API changelog',
    changesLead: 'What was added, changed or deprecated in version 1, newest first.',
    change: { added: 'Added', changed: 'Changed', deprecated: 'Deprecated', removed: 'Removed' },
    toReference: 'Reference',
    failed: 'The reference could not be loaded. Check the connection and load the page again.',
    index: 'Contents',
    guides: 'Guides',
    loading: 'Loading the reference',
    noScript: 'The reference needs JavaScript; the OpenAPI document has the same content.',
  },
};

export default auth;
