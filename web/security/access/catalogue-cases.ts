import { fileForm } from '@aval/testing/scenes/access-scene';
import { everybody } from '@aval/testing/visitors/people';
import type { WebVisitor } from '@aval/testing/visitors/web-visitor';
import type { RouteCase } from './route-case';

/** Id that no entry has. */
const NOBODY = 2_000_000_000;
const NO_IMPORT = '00000000-0000-4000-8000-000000000000';

/** Pages of a catalogue and its entries, reserved to the given roles. */
function casesOf(noun: string, one: string, roles: string): RouteCase[] {
  const folder = `app+/${noun}+`;
  const path = `/app/${noun}`;
  const page = everybody('302 /app/home', [roles, '200']);
  const form = (answer: string) => everybody('403', [roles, answer]);
  return [
    {
      route: `${folder}/_index`,
      what: `the list of ${noun}`,
      ask: (they) => they.get(`${path}?page=1`),
      expected: page,
    },
    {
      route: `${folder}/state`,
      what: `the list of ${noun} as it is now`,
      ask: (they) => they.get(`${path}/state?page=1`),
      expected: page,
    },
    {
      route: `${folder}/export`,
      what: `the list of ${noun} as a file`,
      ask: (they) => they.get(`${path}/export`),
      expected: page,
    },
    {
      route: `${folder}/create`,
      what: `the form of a new ${one}`,
      ask: (they) => they.get(`${path}/create`),
      expected: page,
    },
    {
      route: `${folder}/create`,
      what: `a new ${one} without anything`,
      ask: (they) => they.post(`${path}/create`, {}),
      expected: form('422'),
    },
    { route: `${folder}/$${one}Id._index`, what: `a ${one}`, ask: (they) => they.get(`${path}/1`), expected: page },
    {
      route: `${folder}/$${one}Id._index`,
      what: `a ${one} that there is not, deleted`,
      intent: 'withdraw',
      ask: (they) => they.post(`${path}/${NOBODY}`, { intent: 'withdraw' }),
      expected: form('404'),
    },
    {
      route: `${folder}/$${one}Id._index`,
      what: `a ${one} that there is not, offered again`,
      intent: 'show',
      ask: (they) => they.post(`${path}/${NOBODY}`, { intent: 'show' }),
      expected: form('404'),
    },
    {
      route: `${folder}/import`,
      what: `what is brought of ${noun}`,
      ask: (they) => they.get(`${path}/import`),
      expected: page,
    },
    ...(['apply_import', 'check_import', 'discard_import'] as const).map((intent) => ({
      route: `${folder}/import`,
      what: `an import of ${noun} of somebody else: ${intent}`,
      intent,
      ask: (they: WebVisitor) => they.post(`${path}/import`, { intent, importId: NO_IMPORT, planHash: 'x' }),
      expected: form('409'),
    })),
    {
      route: `${folder}/import_.state`,
      what: `how far an import of ${noun} has come`,
      ask: (they) => they.get(`${path}/import/state`),
      expected: page,
    },
    {
      route: `${folder}/import_.file`,
      what: `a picture instead of a file of ${noun}`,
      ask: (they) => they.post(`${path}/import/file`, fileForm()),
      expected: form('200'),
    },
    {
      route: `${folder}/$${one}Id.edit`,
      what: `the form of a ${one}`,
      ask: (they) => they.get(`${path}/1/edit`),
      expected: page,
    },
    {
      route: `${folder}/$${one}Id.edit`,
      what: `a ${one} without anything`,
      ask: (they) => they.post(`${path}/1/edit`, {}),
      expected: form('422'),
    },
  ];
}

const ADMINS = 'superadmin admin';

export const CATALOGUE_CASES: RouteCase[] = [
  ...casesOf('drugs', 'drug', ADMINS),
  ...casesOf('presentations', 'presentation', ADMINS),
  ...casesOf('codes', 'code', ADMINS),
  ...casesOf('centers', 'center', 'superadmin'),
  {
    route: 'app+/centers+/$centerId.consequences',
    what: 'what it would bring about that doctors leave a center',
    ask: (they) => they.get('/app/centers/1/consequences?removed-doctors=3'),
    expected: everybody('302 /app/home', ['superadmin', '200']),
  },
  ...(
    [
      ['companies', ADMINS],
      ['insurers', ADMINS],
      ['drugs', ADMINS],
      ['webhooks', ADMINS],
      ['doctors', 'superadmin'],
      ['assistants', 'superadmin'],
      ['centers', ADMINS],
      ['prescriberCenters', ADMINS],
      ['zones', 'superadmin'],
    ] as const
  ).map(
    ([kind, roles]): RouteCase => ({
      route: 'app+/options.$kind',
      what: `the ${kind} that a form may choose from`,
      ask: (they) => they.get(`/app/options/${kind}?q=`),
      expected: everybody('404', [roles, '200']),
    }),
  ),
];
