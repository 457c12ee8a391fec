import { everybody } from '@aval/testing/visitors/people';
import type { OperationCase } from './operation-case';

/** A body that no operation accepts. */
const WRONG = { nothing: 1 };
const ADMINS = 'superadmin admin';

const ofSuperadmins = (operation: string, path: string, otherwise = 422): OperationCase => ({
  operation,
  path: () => path,
  body: WRONG,
  expected: everybody(403, ['superadmin', otherwise]),
});

/** An operation on an invitation that does not exist. */
const ofAdmins = (operation: string, path: string, otherwise: number, body?: object): OperationCase => ({
  operation,
  path: () => path,
  ...(body ? { body } : {}),
  expected: everybody(403, [ADMINS, otherwise]),
});

const NOWHERE = '/invitations/2000000';
const NO_DELIVERY = '/webhook-deliveries/0d1a7a52-6a5c-4c6e-9d59-3f8f8f1a2b3c';
const NO_TOKEN = '/invitations/use?token=x';

/** Invitations and account requests; the default tenant's host accepts no account requests. */
export const INVITATION_CASES: readonly OperationCase[] = [
  ofAdmins('listInvitations', '/invitations', 200),
  ofAdmins('getInvitation', NOWHERE, 404),
  { ...ofAdmins('createInvitation', '/invitations', 422, WRONG), anonymous: 422 },
  ofAdmins('validateInvitation', `${NOWHERE}/validate`, 404),
  ofAdmins('rejectInvitation', `${NOWHERE}/reject`, 404, {}),
  ofAdmins('resendInvitation', `${NOWHERE}/resend`, 404),
  ofAdmins('withdrawInvitation', `${NOWHERE}/withdraw`, 404),
  {
    operation: 'bringRequestFile',
    path: () => '/invitations/files',
    body: {},
    expected: everybody(415),
    anonymous: 415,
  },
  {
    operation: 'listRequestableCenters',
    path: () => '/invitations/centers',
    expected: everybody(404),
    anonymous: 404,
  },
  { operation: 'getUsableInvitation', path: () => NO_TOKEN, expected: everybody(404), anonymous: 404 },
  { operation: 'useInvitation', path: () => NO_TOKEN, body: {}, expected: everybody(404), anonymous: 404 },
];

/** Companies, users, the own account and its notifications. */
export const ADMINISTRATION_CASES: readonly OperationCase[] = [
  { operation: 'getTenant', path: () => '/companies/me', expected: everybody(200), anonymous: 200 },
  { operation: 'getPolicy', path: () => '/companies/me/terms_conditions', expected: everybody(200), anonymous: 200 },
  { operation: 'listCompanies', path: () => '/companies', expected: everybody(403, [ADMINS, 200]) },
  { operation: 'listCompanies', path: () => '/companies?all=true', expected: everybody(200) },
  { operation: 'getCompany', path: () => '/companies/2', expected: everybody(403, [ADMINS, 200]) },
  ofSuperadmins('createCompany', '/companies'),
  ofSuperadmins('updateCompany', '/companies/2'),
  { operation: 'listUsers', path: () => '/users', expected: everybody(403, [ADMINS, 200]) },
  { operation: 'listUsers', path: () => '/users?all=true', expected: everybody(200) },
  { operation: 'getUser', path: () => '/users/2000000', expected: everybody(403, ['superadmin', 404]) },
  ofSuperadmins('createUser', '/users'),
  // An unknown user is not found, whatever other errors the input has.
  ofSuperadmins('updateUser', '/users/2000000', 404),
  ...['Assistants', 'Centers', 'Doctors', 'Zones'].flatMap((relation) => [
    ofSuperadmins(`addUser${relation}`, `/users/2000000/${relation.toLowerCase()}`, 404),
    ofSuperadmins(`removeUser${relation}`, `/users/2000000/${relation.toLowerCase()}`, 404),
  ]),
  { operation: 'listWebhooks', path: () => '/webhooks', expected: everybody(403, [ADMINS, 200]) },
  { operation: 'getWebhook', path: () => '/webhooks/2000000', expected: everybody(403, [ADMINS, 404]) },
  { operation: 'listWebhookEvents', path: () => '/webhooks/2000000/events', expected: everybody(403, [ADMINS, 404]) },
  ofSuperadmins('createWebhook', '/webhooks'),
  ofSuperadmins('updateWebhook', '/webhooks/2000000', 404),
  ofSuperadmins('deleteWebhook', '/webhooks/2000000', 404),
  ofSuperadmins('rotateWebhookSecret', '/webhooks/2000000/secret', 404),
  ofSuperadmins('testWebhook', '/webhooks/2000000/test', 404),
  ofSuperadmins('redeliverMissed', '/webhooks/2000000/redeliver', 404),
  { operation: 'listWebhookDeliveries', path: () => '/webhook-deliveries', expected: everybody(403, [ADMINS, 200]) },
  { operation: 'getWebhookDelivery', path: () => NO_DELIVERY, expected: everybody(403, [ADMINS, 404]) },
  ofSuperadmins('redeliverWebhookDelivery', `${NO_DELIVERY}/redeliver`, 404),
  { operation: 'getMe', path: () => '/users/me', expected: everybody(200) },
  { operation: 'updateMe', path: () => '/users/me', body: WRONG, expected: everybody(422) },
  { operation: 'acceptTerms', path: () => '/users/conditions', body: WRONG, expected: everybody(422) },
  { operation: 'listNotifications', path: () => '/notifications', expected: everybody(200) },
  { operation: 'readNotificationput', path: () => '/notifications/2000000/read', expected: everybody(404) },
  { operation: 'readNotificationpost', path: () => '/notifications/2000000/read', expected: everybody(404) },
  { operation: 'readNotifications', path: () => '/notifications/read', expected: everybody(204) },
];
