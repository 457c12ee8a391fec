import { everybody } from '@aval/testing/visitors/people';
import type { RouteCase } from './route-case';

const path = '/app/companies';
const ADMINS = 'superadmin admin';

/** Company pages: admin roles may view, a superadmin may edit. */
export const COMPANY_CASES: RouteCase[] = [
  {
    route: 'app+/companies+/_index',
    what: 'the list of companies',
    ask: (they) => they.get(`${path}?page=1`),
    expected: everybody('302 /app/home', [ADMINS, '200']),
  },
  {
    route: 'app+/companies+/state',
    what: 'the list of companies as it is now',
    ask: (they) => they.get(`${path}/state?page=1`),
    expected: everybody('302 /app/home', [ADMINS, '200']),
  },
  {
    route: 'app+/companies+/export',
    what: 'the list of companies as a file',
    ask: (they) => they.get(`${path}/export`),
    expected: everybody('302 /app/home', [ADMINS, '200']),
  },
  {
    route: 'app+/companies+/$companyId._index',
    what: 'a company',
    ask: (they) => they.get(`${path}/2`),
    expected: everybody('302 /app/home', [ADMINS, '200']),
  },
  {
    route: 'app+/companies+/$companyId._index',
    what: 'a company that there is not',
    ask: (they) => they.get(`${path}/2000000000`),
    expected: everybody('302 /app/home', [ADMINS, '404']),
  },
  {
    route: 'app+/companies+/create',
    what: 'the form of a new company',
    ask: (they) => they.get(`${path}/create`),
    expected: everybody('302 /app/home', ['superadmin', '200']),
  },
  {
    route: 'app+/companies+/create',
    what: 'a new company without anything',
    ask: (they) => they.post(`${path}/create`, {}),
    expected: everybody('403', ['superadmin', '422']),
  },
  {
    route: 'app+/companies+/$companyId._index',
    what: 'a company that there is not, deactivated',
    intent: 'deactivate',
    ask: (they) => they.post(`${path}/2000000000`, { intent: 'deactivate' }),
    expected: everybody('403', ['superadmin', '404']),
  },
  {
    route: 'app+/companies+/$companyId._index',
    what: 'the default tenant, deactivated',
    intent: 'deactivate',
    ask: (they) => they.post(`${path}/1`, { intent: 'deactivate' }),
    expected: everybody('403'),
  },
  {
    route: 'app+/companies+/$companyId._index',
    what: 'the default tenant, activated',
    intent: 'activate',
    ask: (they) => they.post(`${path}/1`, { intent: 'activate' }),
    expected: everybody('403'),
  },
  {
    route: 'app+/companies+/$companyId.edit',
    what: 'the settings of a company',
    ask: (they) => they.get(`${path}/2/edit`),
    expected: everybody('302 /app/home', ['superadmin', '200']),
  },
  {
    route: 'app+/companies+/$companyId.edit',
    what: 'settings of a company without anything',
    ask: (they) => they.post(`${path}/2/edit`, {}),
    expected: everybody('403', ['superadmin', '422']),
  },
  {
    route: 'app+/companies+/$companyId.texts.$text',
    what: 'a text of a company with its editor',
    ask: (they) => they.get(`${path}/2/texts/complaint_notice`),
    expected: everybody('302 /app/home', ['superadmin', '200']),
  },
  {
    route: 'app+/companies+/$companyId.texts.$text',
    what: 'a text that no company has',
    ask: (they) => they.get(`${path}/2/texts/cookies`),
    expected: everybody('302 /app/home', ['superadmin', '404']),
  },
  {
    route: 'app+/companies+/$companyId.texts.$text',
    what: 'terms without a word, published',
    ask: (they) => they.post(`${path}/2/texts/terms_conditions`, { text: '<p></p>', publish: 'on', people: '1' }),
    expected: everybody('403', ['superadmin', '422']),
  },
  {
    route: 'app+/companies+/$companyId.texts.$text',
    what: 'new terms that nobody has confirmed',
    ask: (they) => they.post(`${path}/2/texts/terms_conditions`, { text: '<p>a</p>', publish: 'on', people: '0' }),
    expected: everybody('403', ['superadmin', '200']),
  },
  {
    route: 'app+/companies+/$companyId.texts.$text',
    what: 'a text as somebody saw it who has been overtaken',
    ask: (they) => they.post(`${path}/2/texts/legal_notice`, { text: '<p>a</p>', revision: '77' }),
    expected: everybody('403', ['superadmin', '409']),
  },
  {
    route: 'app+/companies+/$companyId.preview',
    what: 'the preview of a text',
    ask: (they) => they.post(`${path}/2/preview`, { text: '<p>a</p>' }),
    expected: everybody('403', ['superadmin', '200']),
  },
  {
    route: 'app+/companies+/$companyId.terms.$version',
    what: 'the terms that hold',
    ask: (they) => they.get(`${path}/2/terms/1`),
    expected: everybody('302 /app/home', [ADMINS, '200']),
  },
  {
    route: 'app+/companies+/$companyId.terms.$version',
    what: 'terms that were never published',
    ask: (they) => they.get(`${path}/2/terms/77`),
    expected: everybody('302 /app/home', [ADMINS, '404']),
  },
];
