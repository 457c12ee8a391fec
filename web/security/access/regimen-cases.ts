import { everybody } from '@aval/testing/visitors/people';
import type { RouteCase } from './route-case';

const path = '/app/regimens';
const folder = 'app+/regimens+';
const ADMINS = 'superadmin admin';
/** Id that no regimen has. */
const NOBODY = 2_000_000_000;

const everyone = everybody('200');
const page = everybody('302 /app/home', [ADMINS, '200']);
const form = (answer: string) => everybody('403', [ADMINS, answer]);

/**
 * Regimen library: every role reads, admin roles write, platform regimens are written by superadmins only. Rules are
 * adjusted by superadmins.
 */
export const REGIMEN_CASES: RouteCase[] = [
  {
    route: `${folder}/_index`,
    what: 'the library of regimens',
    ask: (they) => they.get(`${path}?page=1`),
    expected: everyone,
  },
  {
    route: `${folder}/state`,
    what: 'the library as it is now',
    ask: (they) => they.get(`${path}/state?page=1`),
    expected: everyone,
  },
  {
    route: `${folder}/file`,
    what: 'the library as a file',
    ask: (they) => they.get(`${path}/file?page=1`),
    expected: everyone,
  },
  {
    route: `${folder}/file`,
    what: 'a regimen that there is not, as a file',
    ask: (they) => they.get(`${path}/file?id=${NOBODY}`),
    expected: everybody('404'),
  },
  {
    route: `${folder}/$regimenId._index`,
    what: 'a regimen of the platform',
    ask: (they) => they.get(`${path}/1`),
    expected: everyone,
  },
  ...(['retire', 'restore', 'review'] as const).map(
    (intent): RouteCase => ({
      route: `${folder}/$regimenId._index`,
      what: `a regimen that there is not: ${intent}`,
      intent,
      ask: (they) => they.post(`${path}/${NOBODY}`, { intent }),
      expected: form('404'),
    }),
  ),
  {
    route: `${folder}/$regimenId._index`,
    what: 'a regimen of the platform, offered again',
    intent: 'restore',
    ask: (they) => they.post(`${path}/1`, { intent: 'restore' }),
    expected: everybody('403', ['superadmin', `302 ${path}/1`]),
  },
  {
    route: `${folder}/$regimenId._index`,
    what: 'a regimen of the platform, marked as reviewed',
    intent: 'review',
    ask: (they) => they.post(`${path}/1`, { intent: 'review' }),
    expected: everybody('403', ['superadmin', `302 ${path}/1`]),
  },
  {
    route: `${folder}/$regimenId.edit`,
    what: 'the form of a regimen of the platform',
    ask: (they) => they.get(`${path}/1/edit`),
    expected: everybody('302 /app/home', ['superadmin', '200'], ['admin', '404']),
  },
  {
    route: `${folder}/$regimenId.edit`,
    what: 'a regimen without anything',
    ask: (they) => they.post(`${path}/1/edit`, {}),
    expected: form('422'),
  },
  {
    route: `${folder}/create`,
    what: 'the form of a new regimen',
    ask: (they) => they.get(`${path}/create`),
    expected: page,
  },
  {
    route: `${folder}/create`,
    what: 'a new regimen without anything',
    ask: (they) => they.post(`${path}/create`, {}),
    expected: form('422'),
  },
  {
    route: `${folder}/import`,
    what: 'where regimens are imported',
    ask: (they) => they.get(`${path}/import`),
    expected: page,
  },
  ...(['check', 'apply'] as const).map(
    (intent): RouteCase => ({
      route: `${folder}/import`,
      what: `a file of nothing for the platform: ${intent}`,
      intent,
      ask: (they) => they.post(`${path}/import`, { intent, text: '' }),
      expected: form('422'),
    }),
  ),
  { route: 'app+/rules', what: 'the rules of congruence', ask: (they) => they.get('/app/rules'), expected: everyone },
  {
    route: 'app+/companies+/$companyId.rules',
    what: "a company's rule book",
    ask: (they) => they.get('/app/companies/2/rules'),
    expected: everybody('302 /app/home', ['superadmin', '200']),
  },
  {
    route: 'app+/companies+/$companyId.rules',
    what: "a company's rule book without anything",
    ask: (they) => they.post('/app/companies/2/rules', {}),
    expected: everybody('403', ['superadmin', '422']),
  },
  {
    route: 'app+/companies+/$companyId.rules_.simulation',
    what: 'how far a simulation of rules has come',
    ask: (they) => they.get('/app/companies/2/rules/simulation'),
    expected: everybody('302 /app/home', ['superadmin', '200']),
  },
  {
    route: 'app+/companies+/$companyId.rules_.simulation',
    what: 'a simulation of nothing',
    intent: 'start_simulation',
    ask: (they) => they.post('/app/companies/2/rules/simulation', { intent: 'start_simulation' }),
    expected: everybody('403', ['superadmin', '422']),
  },
  {
    route: 'app+/companies+/$companyId.rules_.simulation',
    what: 'to let a simulation go that there is not',
    intent: 'cancel_simulation',
    ask: (they) =>
      they.post('/app/companies/2/rules/simulation', {
        intent: 'cancel_simulation',
        simulationId: '00000000-0000-4000-8000-000000000000',
      }),
    expected: everybody('403', ['superadmin', '409']),
  },
];
