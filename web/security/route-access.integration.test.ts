import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { WIZARD_MODES } from '@aval/domain/demand/vocabulary';
import { type AccessScene, arrangeScene } from '@aval/testing/scenes/access-scene';
import { engineForFile, webForFile } from '@aval/testing/stack/for-file';
import { everybody, PEOPLE, PERSONS, type Person } from '@aval/testing/visitors/people';
import type { WebVisitor } from '@aval/testing/visitors/web-visitor';
import { summary } from '@aval/web/security/access/route-case';
import { ROUTE_CASES } from '@aval/web/security/access/route-cases';
import { beforeAll, describe, expect, it } from 'vitest';
import { DIALOG_ACTIONS } from '../app/features/demand-actions/action-address';

const APP = path.join(import.meta.dirname, '../app');
const ROUTES = path.join(APP, 'routes');

const engine = await engineForFile();
await engine.startWorker();
const web = await webForFile(engine);
let scene: AccessScene;
const visitors = {} as Record<Person, WebVisitor>;

beforeAll(async () => {
  scene = await arrangeScene(engine, web);
  await Promise.all(PERSONS.map(async (person) => (visitors[person] = await web.signIn(PEOPLE[person]))));
});

describe.each(ROUTE_CASES)('$route: $what', ({ ask, expected, anonymous }) => {
  it('answers each role as listed', async () => {
    const answers = await Promise.all(
      PERSONS.map(async (person) => [person, summary(await ask(visitors[person], scene))] as const),
    );
    expect(Object.fromEntries(answers)).toEqual(expected);
  });

  it('answers an anonymous request as listed', async () => {
    expect(summary(await ask(web.visit(), scene))).toBe(anonymous ?? '302 /login');
  });

  it('answers 404 at an unknown host', async () => {
    const { status } = await ask(web.visit('elsewhere.example'), scene);
    expect(status).toBe(404);
  });
});

it('every role can sign out', async () => {
  const answers = await Promise.all(
    PERSONS.map(async (person) => {
      await visitors[person].post('/logout', {});
      return [person, summary(await visitors[person].get('/app/notifications'))] as const;
    }),
  );
  expect(Object.fromEntries(answers)).toEqual(everybody('302 /login'));
});

it('every route has a case', () => {
  const files = readdirSync(ROUTES, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.|(^|\/)__/.test(file),
  );
  const covered = new Set(ROUTE_CASES.map(({ route }) => route));
  expect(files.map((file) => file.replace(/\.tsx?$/, '')).filter((route) => !covered.has(route))).toEqual([]);
});

const SOURCES = readdirSync(APP, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file, source: readFileSync(path.join(APP, file), 'utf8') }));

/** Intents that the application's files read from forms. */
function readIntents(): string[] {
  return SOURCES.flatMap(({ source }) =>
    [...source.matchAll(/\bintent: z\.literal\('(\w+)'\)/g)].map(([, intent]) => String(intent)),
  );
}

it('intents are read in one way only, so that the test finds them all', () => {
  const read = SOURCES.filter(({ file }) => file.endsWith('.server.ts') || file.startsWith('routes/'));
  const others = read.filter(({ source }) =>
    /(?<!formData\?)\.get\('intent'\)|\bintent: z\.(?!literal\()/.test(source),
  );
  // Commands have a dialog each and are checked by name.
  expect(others.map(({ file }) => path.basename(file))).toEqual(['command-form.server.ts']);
});

it('every intent has a case', () => {
  const times = (names: readonly string[], name: string) => names.filter((each) => each === name).length;
  const small = readIntents();
  expect(small).toEqual(expect.arrayContaining(['retry_document', 'withdraw', 'deactivate', 'send_link', 'resend']));
  // Each place that reads an intent needs its own case: archive and operations both have "retry".
  const asked = [...new Set(ROUTE_CASES.flatMap(({ route, intent }) => (intent ? [`${route} ${intent}`] : [])))];
  const covered = asked.map((each) => each.split(' ')[1] ?? '');
  expect(small.filter((intent) => times(covered, intent) < times(small, intent))).toEqual([]);
  // Duplicating with chemotherapy is the same form with one more field.
  const dialogs = DIALOG_ACTIONS.filter((action) => action !== 'duplicate_with_chemotherapy');
  expect(dialogs.filter((action) => !covered.includes(action))).toEqual([]);
  expect(WIZARD_MODES.filter((mode) => !covered.includes(mode))).toEqual([]);
});
