import { randomUUID } from 'node:crypto';
import { everybody } from '@aval/testing/visitors/people';
import type { WebVisitor } from '@aval/testing/visitors/web-visitor';
import { ACCOUNT_CASES } from './account-cases';
import { ADMINISTRATION_CASES } from './administration-cases';
import { CATALOGUE_CASES } from './catalogue-cases';
import { COMPANY_CASES } from './company-cases';
import { DETAIL_CASES } from './detail-cases';
import { INTENT_CASES } from './intent-cases';
import { INVITATION_CASES } from './invitation-cases';
import { PATIENT_CASES } from './patient-cases';
import { REGIMEN_CASES } from './regimen-cases';
import { FILERS, list, type RouteCase, SEE_DEMAND, SEE_DRAFT } from './route-case';
import { USER_CASES } from './user-cases';
import { WEBHOOK_CASES } from './webhook-cases';
import { WIZARD_CASES } from './wizard-cases';

/** Roles that may take decisions. Source: docs/rules.md 1.3, docs/lifecycle.md. */
const DECIDERS = 'manager groupManager foreignManager representative foreignRepresentative consultant otherConsultant';
const OPEN_HOME = 'superadmin admin groupManager supervisor foreignSupervisor doctor assistant foreignAssistant';

const lead = (to: string) => (visitor: WebVisitor) => visitor.get(to);

/** All expected answers are derived from docs/rules.md, none from the code. */
export const ROUTE_CASES: readonly RouteCase[] = [
  ...INVITATION_CASES,
  ...PATIENT_CASES,
  ...REGIMEN_CASES,
  {
    route: '_public+/$',
    isFree: true,
    what: 'nothing',
    ask: lead('/nothing'),
    expected: everybody('404'),
    anonymous: '404',
  },
  {
    route: '_public+/login',
    isFree: true,
    what: 'the sign-in page',
    ask: lead('/login'),
    expected: everybody('302 /app'),
    anonymous: '200',
  },
  {
    route: '_public+/login',
    isFree: true,
    what: 'signing in again',
    ask: (visitor) => visitor.post('/login', { email: 'doctor@meridiana.test', password: '' }),
    expected: everybody('422'),
    anonymous: '422',
  },
  {
    route: '_public+/enter',
    isFree: true,
    what: 'whether to go on as somebody else, with nobody to go on as',
    ask: lead('/enter'),
    expected: everybody('302 /login'),
    anonymous: '302 /login',
  },
  {
    route: '_public+/enter',
    isFree: true,
    what: 'going on as somebody whom no token names',
    ask: (visitor) => visitor.post('/enter', { answer: 'change' }),
    expected: everybody('302 /login'),
    anonymous: '302 /login',
  },
  {
    route: '_public+/auth.login',
    isFree: true,
    what: 'a token that is none',
    ask: (visitor) =>
      visitor.ask({
        method: 'POST',
        path: '/auth/login',
        body: JSON.stringify({ token: 'nothing' }),
        headers: { 'Content-Type': 'application/json' },
      }),
    expected: everybody('401'),
    anonymous: '401',
  },
  {
    route: '_public+/forgot-password',
    isFree: true,
    what: 'asking for a new password',
    ask: lead('/forgot-password'),
    expected: everybody('302 /app'),
    anonymous: '200',
  },
  {
    route: '_public+/forgot-password',
    isFree: true,
    what: 'asking for nobody’s',
    ask: (visitor) => visitor.post('/forgot-password', { email: '', dni: '' }),
    expected: everybody('302 /app'),
    anonymous: '422',
  },
  {
    route: '_public+/reset-password.$token',
    isFree: true,
    what: 'a link that was never made',
    ask: lead('/reset-password/nothing'),
    expected: everybody('302 /app'),
    anonymous: '302 /login',
  },
  {
    route: '_public+/reset-password.$token',
    isFree: true,
    what: 'a password that is none',
    ask: (visitor) => visitor.post('/reset-password/nothing', { password: '', passwordConfirmation: '' }),
    expected: everybody('302 /app'),
    anonymous: '302 /login',
  },
  {
    route: '_public+/logout',
    isFree: true,
    what: 'its address, typed',
    ask: lead('/logout'),
    expected: everybody('302 /app'),
    anonymous: '302 /app',
  },
  { route: 'app+/_layout', what: 'the frame', ask: lead('/app'), expected: everybody('302 /app/demands') },
  { route: 'app+/_index', what: 'the start inside', ask: lead('/app'), expected: everybody('302 /app/demands') },
  { route: 'app+/$', what: 'nothing inside', ask: lead('/app/nothing'), expected: everybody('404') },
  {
    route: 'app+/home',
    what: 'the context cards, for those who have a choice',
    ask: lead('/app/home'),
    expected: everybody('302 /app/demands', [OPEN_HOME, '200']),
  },
  {
    route: 'app+/context',
    what: 'a company that nobody may choose',
    ask: (visitor) => visitor.post('/app/context', { dimension: 'company', id: '77', from: 'bar' }),
    expected: everybody('302 /app/home'),
  },
  {
    route: 'app+/notifications',
    what: 'all notifications',
    ask: lead('/app/notifications'),
    expected: everybody('200'),
  },
  {
    route: 'app+/notifications_.state',
    what: 'the bell',
    ask: lead('/app/notifications/state'),
    expected: everybody('200'),
  },
  {
    route: 'app+/notifications_.state',
    what: 'reading somebody else’s',
    intent: 'mark_one',
    ask: (visitor) =>
      visitor.post('/app/notifications/state', { intent: 'mark_one', id: '1' }, { 'Sec-Fetch-Mode': 'cors' }),
    expected: everybody('200'),
  },
  {
    route: 'app+/notifications_.state',
    what: 'reading the news of a demand',
    intent: 'mark',
    ask: (visitor, { demandId }) =>
      visitor.post(
        '/app/notifications/state',
        { intent: 'mark', about: `demand:${demandId}`, upTo: '1' },
        { 'Sec-Fetch-Mode': 'cors' },
      ),
    expected: everybody('200'),
  },
  {
    route: 'app+/notifications_.state',
    what: 'opening what the news is about',
    intent: 'open',
    ask: (visitor, { demandId }) =>
      visitor.post('/app/notifications/state', { intent: 'open', about: `demand:${demandId}`, upTo: '1' }),
    expected: everybody('302 /app/demands/:id'),
  },
  {
    route: 'app+/preferences',
    what: 'mails, where the role may choose',
    ask: (visitor) => visitor.post('/app/preferences', { emailNotifications: 'on' }, { 'Sec-Fetch-Mode': 'cors' }),
    expected: everybody('403', ['representative foreignRepresentative', '200']),
    anonymous: '200',
  },
  {
    route: 'app+/preferences',
    what: 'bundles of mails',
    ask: (visitor) => visitor.post('/app/preferences', { bundleEmails: 'off' }, { 'Sec-Fetch-Mode': 'cors' }),
    expected: everybody('200'),
    anonymous: '200',
  },
  {
    route: 'app+/preferences',
    isFree: true,
    what: 'a language that there is not',
    ask: (visitor) => visitor.post('/app/preferences', { language: 'xx' }),
    expected: everybody('400'),
    anonymous: '400',
  },
  ...ACCOUNT_CASES,
  ...ADMINISTRATION_CASES,
  ...CATALOGUE_CASES,
  ...COMPANY_CASES,
  ...USER_CASES,
  ...WEBHOOK_CASES,
  {
    route: 'app+/access-record+/_index',
    what: 'who looked at what',
    ask: lead('/app/access-record?page=1'),
    expected: everybody('302 /app/home', ['superadmin admin', '200']),
  },
  {
    route: 'app+/access-record+/state',
    what: 'the record as it is now',
    ask: lead('/app/access-record/state?page=1'),
    expected: everybody('302 /app/home', ['superadmin admin', '200']),
  },
  {
    route: 'app+/access-record+/users',
    what: 'whose looks there are',
    ask: lead('/app/access-record/users?q='),
    expected: everybody('302 /app/home', ['superadmin admin', '200']),
  },
  {
    route: 'app+/reminders',
    what: 'when people are reminded',
    ask: lead('/app/reminders?company=2'),
    expected: everybody('302 /app/home', ['superadmin', '200']),
  },
  {
    route: 'app+/reminders',
    what: 'saving without a number',
    ask: (visitor) => visitor.post('/app/reminders', { companyId: '2', revision: '0' }),
    expected: everybody('403', ['superadmin', '422']),
  },
  { route: 'app+/demands+/_index', what: 'the list', ask: lead(`${list}?page=1`), expected: everybody('200') },
  {
    route: 'app+/demands+/filter-options',
    what: 'the companies of the filter, for those who look at more than one',
    ask: lead(`${list}/filter-options?filter=companyId&q=`),
    expected: everybody('404', ['superadmin admin consultant otherConsultant', '200']),
  },
  {
    route: 'app+/demands+/filter-options',
    what: 'the zones of the filter',
    ask: lead(`${list}/filter-options?filter=zoneId&q=`),
    expected: everybody('404', [
      'superadmin admin manager groupManager foreignManager representative foreignRepresentative',
      '200',
    ]),
  },
  {
    route: 'app+/demands+/filter-options',
    what: 'patients in an address',
    ask: lead(`${list}/filter-options?filter=patientId&q=`),
    expected: everybody('404'),
  },
  {
    route: 'app+/demands+/filter-patients',
    what: 'the patients of the filter',
    ask: (visitor) => visitor.post(`${list}/filter-patients`, { q: 'a' }),
    expected: everybody('200', ['supervisor foreignSupervisor', '404']),
  },
  {
    route: 'app+/demands+/consultants',
    what: 'the consultants',
    ask: lead(`${list}/consultants?q=`),
    expected: everybody('302 /app/home', [DECIDERS, '200']),
  },
  {
    route: 'app+/demands+/doctors',
    what: 'the doctors who could take over',
    ask: lead(`${list}/doctors?companyId=2&q=`),
    expected: everybody('302 /app/home', ['superadmin admin', '200']),
  },
  {
    route: 'app+/demands+/create',
    what: 'the page of a new request',
    ask: lead(`${list}/create`),
    expected: everybody('302 /app/home', [FILERS, '200']),
  },
  {
    route: 'app+/demands+/create',
    what: 'an empty new request',
    ask: (visitor) => visitor.post(`${list}/create`, { newDemandId: randomUUID(), doctorId: '1' }),
    expected: everybody('403', [FILERS, '422']),
  },
  {
    route: 'app+/demands+/wizard+/new-patient',
    what: 'an empty new patient',
    ask: (visitor) => visitor.post(`${list}/wizard/new-patient`, {}),
    expected: everybody('403', ['superadmin admin', '404'], [FILERS, '422']),
  },
  {
    route: 'app+/demands+/wizard+/active-treatments',
    what: 'the treatments of nobody',
    ask: (visitor) => visitor.post(`${list}/wizard/active-treatments`, { patientId: '2147483647' }),
    expected: everybody('403', [FILERS, '404']),
  },
  {
    route: 'app+/demands+/wizard+/active-treatments',
    what: 'the treatments of what is no patient',
    ask: (visitor) => visitor.post(`${list}/wizard/active-treatments`, { patientId: 'x' }),
    expected: everybody('403', [FILERS, '400']),
  },
  {
    route: 'app+/demands+/wizard+/patients',
    what: 'a search for a patient to file for',
    ask: (visitor) => visitor.post(`${list}/wizard/patients`, { q: 'a' }),
    expected: everybody('403', [FILERS, '200']),
  },
  {
    route: 'app+/demands+/wizard+/options.$catalogue',
    what: 'performing centers',
    ask: lead(`${list}/wizard/options/performing-centers?q=a`),
    expected: everybody('200'),
  },
  {
    route: 'app+/demands+/wizard+/drugs',
    what: 'the catalogue of drugs',
    ask: lead(`${list}/wizard/drugs`),
    expected: everybody('200'),
  },
  {
    route: 'app+/demands+/wizard+/presentations',
    what: 'the packs of a drug',
    ask: lead(`${list}/wizard/presentations?drug=1`),
    expected: everybody('200'),
  },
  {
    route: 'app+/demands+/wizard+/presentations',
    what: 'the packs of what is no drug',
    ask: lead(`${list}/wizard/presentations?drug=x`),
    expected: everybody('400'),
  },
  {
    route: 'app+/demands+/filter-options',
    what: 'the options of what is no filter',
    ask: lead(`${list}/filter-options?filter=x`),
    expected: everybody('400'),
  },
  {
    route: 'app+/demands+/$demandId._index',
    what: 'a submitted demand',
    ask: (visitor, { demandId }) => visitor.get(`${list}/${demandId}`),
    expected: everybody('404', [SEE_DEMAND, '200']),
  },
  {
    route: 'app+/demands+/$demandId._index',
    what: 'a draft',
    ask: (visitor, { draftId }) => visitor.get(`${list}/${draftId}`),
    expected: everybody('404', [SEE_DRAFT, '200']),
  },
  ...INTENT_CASES,
  ...DETAIL_CASES,
  ...WIZARD_CASES,
];
