import { everybody } from '@aval/testing/visitors/people';
import type { WebVisitor } from '@aval/testing/visitors/web-visitor';
import type { RouteCase } from './route-case';

/** Well-formed link that was never sent. */
const UNKNOWN = `/invitations/use/${'x'.repeat(43)}`;
const NOBODYS = '/app/invitations/2000000000';

const forAdmins = (answer: string) => everybody('302 /app/home', ['superadmin admin', answer]);
const sentByAdmins = (answer: string) => everybody('403', ['superadmin admin', answer]);

/** Account requests, invitations and their use. */
export const INVITATION_CASES: RouteCase[] = [
  {
    route: '_public+/_index',
    isFree: true,
    what: 'the public page',
    ask: (visitor) => visitor.get('/'),
    expected: everybody('302 /app'),
    anonymous: '200',
  },
  {
    route: '_public+/_index',
    isFree: true,
    what: 'an empty account request',
    ask: (visitor) => visitor.post('/?index', {}),
    expected: everybody('302 /app'),
    // The default tenant accepts no account requests.
    anonymous: '404',
  },
  {
    route: '_public+/account-request.centers',
    isFree: true,
    what: 'the names of centers',
    ask: (visitor) => visitor.get('/account-request/centers?q=a'),
    expected: everybody('200'),
    anonymous: '200',
  },
  {
    route: '_public+/account-request.files',
    isFree: true,
    what: 'a form without a file for a request',
    ask: (visitor) => visitor.post('/account-request/files', new FormData()),
    expected: everybody('422'),
    anonymous: '422',
  },
  {
    route: '_public+/account-request.sent',
    isFree: true,
    what: 'what happens with a request',
    ask: (visitor) => visitor.get('/account-request/sent'),
    expected: everybody('302 /app'),
    anonymous: '404',
  },
  {
    route: '_public+/invitations.use.$token',
    isFree: true,
    what: 'a link that there is not',
    ask: (visitor) => visitor.get(UNKNOWN),
    expected: everybody('302 /app'),
    anonymous: '302 /login',
  },
  {
    route: '_public+/invitations.use.$token',
    isFree: true,
    what: 'an account by a link that there is not',
    ask: (visitor) => {
      const password = 'Demo#123';
      const form = { name: 'Nadie', dni: '12345678Z', password, passwordConfirmation: password };
      return visitor.post(UNKNOWN, form);
    },
    expected: everybody('302 /app'),
    anonymous: '302 /login',
  },
  {
    route: 'app+/invitations+/_index',
    what: 'the list of invitations',
    ask: (visitor) => visitor.get('/app/invitations?page=1'),
    expected: forAdmins('200'),
  },
  {
    route: 'app+/invitations+/state',
    what: 'the list of invitations as it is now',
    ask: (visitor) => visitor.get('/app/invitations/state?page=1'),
    expected: forAdmins('200'),
  },
  {
    route: 'app+/invitations+/export',
    what: 'the list of invitations as a file',
    ask: (visitor) => visitor.get('/app/invitations/export'),
    expected: forAdmins('200'),
  },
  {
    route: 'app+/invitations+/list',
    what: 'the way back to the list of invitations',
    ask: (visitor) => visitor.get('/app/invitations/list'),
    expected: forAdmins('302 /app/invitations'),
  },
  {
    route: 'app+/invitations+/create',
    what: 'the form of an invitation',
    ask: (visitor) => visitor.get('/app/invitations/create'),
    expected: forAdmins('200'),
  },
  {
    route: 'app+/invitations+/create',
    what: 'an empty invitation',
    ask: (visitor) => visitor.post('/app/invitations/create', {}),
    expected: sentByAdmins('422'),
  },
  {
    route: 'app+/invitations+/$invitationId',
    what: 'an invitation that there is not',
    ask: (visitor) => visitor.get(NOBODYS),
    expected: forAdmins('404'),
  },
  ...(['accept', 'reject', 'resend', 'withdraw'] as const).map(
    (intent): RouteCase => ({
      route: 'app+/invitations+/$invitationId',
      what: `to ${intent} an invitation that there is not`,
      intent,
      ask: (visitor: WebVisitor) => visitor.post(NOBODYS, { intent, reason: 'No es de aquí' }),
      expected: sentByAdmins('404'),
    }),
  ),
  {
    route: 'app+/invitations+/$invitationId_.attachments.$attachmentId',
    what: 'a file of an invitation that there is not',
    ask: (visitor) => visitor.get(`${NOBODYS}/attachments/1`),
    expected: forAdmins('404'),
  },
];
