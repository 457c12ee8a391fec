import { everybody } from '@aval/testing/visitors/people';
import type { CallCase } from './call-case';

/** What no call takes. */
const WRONG = { nothing: 1 };
const ADMINS = 'superadmin admin';

const ofSuperadmins = (operation: string, path: string): CallCase => ({
  ...{ operation, path: () => path, body: WRONG },
  expected: everybody(403, ['superadmin', 422]),
});

/** Companies, people, the own account and its notifications. */
export const ADMINISTRATION_CASES: readonly CallCase[] = [
  { operation: 'getTenant', path: () => '/companies/me', expected: everybody(200), stranger: 200 },
  { operation: 'getPolicy', path: () => '/companies/me/terms_conditions', expected: everybody(200), stranger: 200 },
  { operation: 'listCompanies', path: () => '/companies', expected: everybody(403, [ADMINS, 200]) },
  { operation: 'getCompany', path: () => '/companies/2', expected: everybody(403, [ADMINS, 200]) },
  ofSuperadmins('createCompany', '/companies'),
  ofSuperadmins('updateCompany', '/companies/2'),
  { operation: 'listUsers', path: () => '/users', expected: everybody(403, [ADMINS, 200]) },
  { operation: 'getUser', path: () => '/users/2000000', expected: everybody(403, ['superadmin', 404]) },
  ofSuperadmins('createUser', '/users'),
  ofSuperadmins('updateUser', '/users/2000000'),
  ...['Assistants', 'Centers', 'Doctors', 'Zones'].flatMap((tie) => [
    ofSuperadmins(`addUser${tie}`, `/users/2000000/${tie.toLowerCase()}`),
    ofSuperadmins(`removeUser${tie}`, `/users/2000000/${tie.toLowerCase()}`),
  ]),
  { operation: 'getMe', path: () => '/users/me', expected: everybody(200) },
  { operation: 'updateMe', path: () => '/users/me', body: WRONG, expected: everybody(422) },
  { operation: 'acceptTerms', path: () => '/users/conditions', body: WRONG, expected: everybody(422) },
  { operation: 'listNotifications', path: () => '/notifications', expected: everybody(200) },
  { operation: 'readNotificationput', path: () => '/notifications/2000000/read', expected: everybody(404) },
  { operation: 'readNotificationpost', path: () => '/notifications/2000000/read', expected: everybody(404) },
  { operation: 'readNotifications', path: () => '/notifications/read', expected: everybody(204) },
];
