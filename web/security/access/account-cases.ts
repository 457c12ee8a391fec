import { randomUUID } from 'node:crypto';
import { fileForm } from '@aval/testing/scenes/access-scene';
import { everybody } from '@aval/testing/visitors/people';
import type { RouteCase } from './route-case';

/** Pictures, and pages of every signed-in user. */
export const ACCOUNT_CASES: RouteCase[] = [
  {
    route: '_public+/images.$imageId',
    isFree: true,
    what: 'a picture that there is not',
    ask: (visitor) => visitor.get(`/images/${randomUUID()}`),
    expected: everybody('404'),
    anonymous: '404',
  },
  {
    route: '_public+/images.$imageId',
    isFree: true,
    what: 'what is no id of a picture',
    ask: (visitor) => visitor.get('/images/x'),
    expected: everybody('404'),
    anonymous: '404',
  },
  {
    route: '_public+/policies.$policy',
    isFree: true,
    what: 'what a company tells everybody',
    ask: (visitor) => visitor.get('/policies/terms_conditions'),
    expected: everybody('200'),
    anonymous: '200',
  },
  {
    route: '_public+/policies.$policy',
    isFree: true,
    what: 'what it does not',
    ask: (visitor) => visitor.get('/policies/secrets'),
    expected: everybody('404'),
    anonymous: '404',
  },
  {
    route: '_public+/api.docs',
    isFree: true,
    what: 'the reference of the API',
    ask: (visitor) => visitor.get('/api/docs'),
    expected: everybody('200'),
    anonymous: '200',
  },
  {
    route: '_public+/api.docs_.changelog',
    isFree: true,
    what: 'the changes of the API',
    ask: (visitor) => visitor.get('/api/docs/changelog'),
    expected: everybody('200'),
    anonymous: '200',
  },
  {
    route: 'app+/images',
    what: 'bringing a face',
    ask: (visitor) => visitor.post('/app/images?kind=avatar', fileForm()),
    expected: everybody('200'),
  },
  {
    route: 'app+/images',
    what: 'bringing the mark of a company',
    ask: (visitor) => visitor.post('/app/images?kind=logo', fileForm()),
    expected: everybody('403', ['superadmin', '200']),
  },
  {
    route: 'app+/images',
    what: 'bringing a picture of no kind',
    ask: (visitor) => visitor.post('/app/images?kind=x', fileForm()),
    expected: everybody('400'),
  },
  {
    route: 'app+/account',
    isFree: true,
    what: 'the own account',
    ask: (visitor) => visitor.get('/app/account'),
    expected: everybody('200'),
  },
  {
    route: 'app+/account',
    what: 'a name that is none',
    intent: 'save_profile',
    ask: (visitor) => visitor.post('/app/account', { intent: 'save_profile', name: 'a', revision: '0' }),
    expected: everybody('422'),
  },
  {
    route: 'app+/account',
    what: 'a DNI, which others than admin roles do not send',
    intent: 'save_profile',
    ask: (visitor) =>
      visitor.post('/app/account', { intent: 'save_profile', name: 'Ana Rey', dni: 'x', revision: '2000000' }),
    expected: everybody('409', ['superadmin admin', '422']),
  },
  {
    route: 'app+/account',
    isFree: true,
    what: 'a password that breaks the rule',
    intent: 'change_password',
    ask: (visitor) =>
      visitor.post('/app/account', {
        intent: 'change_password',
        currentPassword: 'Demo#123',
        password: 'short',
        passwordConfirmation: 'short',
      }),
    expected: everybody('422'),
  },
  {
    route: 'app+/account',
    isFree: true,
    what: 'terms that there are not yet',
    intent: 'accept_terms',
    ask: (visitor) => visitor.post('/app/account', { intent: 'accept_terms', version: '77', correction: '0' }),
    expected: everybody('409'),
  },
  {
    route: 'app+/account',
    what: 'somebody else’s session',
    intent: 'end_session',
    ask: (visitor) => visitor.post('/app/account', { intent: 'end_session', handle: 'x'.repeat(22) }),
    expected: everybody('302 /app/account'),
  },
  {
    route: 'app+/account',
    what: 'the own other sessions',
    intent: 'end_others',
    ask: (visitor) => visitor.post('/app/account', { intent: 'end_others' }),
    expected: everybody('302 /app/account'),
  },
  {
    route: 'app+/account',
    isFree: true,
    what: 'what the page does not ask for',
    ask: (visitor) => visitor.post('/app/account', { intent: 'delete' }),
    expected: everybody('400'),
  },
];
