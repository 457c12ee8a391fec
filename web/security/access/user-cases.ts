import { everybody } from '@aval/testing/visitors/people';
import type { RouteCase } from './route-case';

/** Id that no user has. */
const NOBODY = 2_000_000_000;

const ADMINS = everybody('302 /app/home', ['superadmin admin', '200']);
const SUPERADMINS = everybody('302 /app/home', ['superadmin', '200']);

/** List of users and pages of one user. */
export const USER_CASES: RouteCase[] = [
  {
    route: 'app+/users+/_index',
    what: 'the list of users',
    ask: (they) => they.get('/app/users?page=1'),
    expected: ADMINS,
  },
  {
    route: 'app+/users+/state',
    what: 'the list of users as it is now',
    ask: (they) => they.get('/app/users/state?page=1'),
    expected: ADMINS,
  },
  {
    route: 'app+/users+/export',
    what: 'the list of users as a file',
    ask: (they) => they.get('/app/users/export'),
    expected: ADMINS,
  },
  {
    route: 'app+/users+/profile.$userId',
    what: 'a user',
    ask: (they) => they.get('/app/users/profile/1'),
    expected: SUPERADMINS,
  },
  {
    route: 'app+/users+/create',
    what: 'the form of a new user',
    ask: (they) => they.get('/app/users/create'),
    expected: SUPERADMINS,
  },
  {
    route: 'app+/users+/create',
    what: 'a new user without anything',
    ask: (they) => they.post('/app/users/create', {}),
    expected: everybody('403', ['superadmin', '422']),
  },
  {
    route: 'app+/users+/$userId.edit',
    what: 'the form of a user',
    ask: (they) => they.get('/app/users/2/edit'),
    expected: SUPERADMINS,
  },
  {
    route: 'app+/users+/$userId.edit',
    what: 'a user without anything',
    ask: (they) => they.post('/app/users/2/edit', {}),
    expected: everybody('403', ['superadmin', '422']),
  },
  {
    route: 'app+/users+/$userId.consequences',
    what: 'what other relations of a user would bring about',
    ask: (they) => they.get('/app/users/2/consequences?removed-doctors=3'),
    expected: SUPERADMINS,
  },
  ...['deactivate', 'activate', 'send_link'].map(
    (intent): RouteCase => ({
      route: 'app+/users+/profile.$userId',
      what: `a user that there is not: ${intent}`,
      intent,
      ask: (they) => they.post(`/app/users/profile/${NOBODY}`, { intent }),
      expected: everybody('403', ['superadmin', '404']),
    }),
  ),
];
