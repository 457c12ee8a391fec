import { newDraft } from '@aval/testing/scenes/scenario';
import { engineForFile, webForFile } from '@aval/testing/stack/for-file';
import { Neighbour } from '@aval/testing/visitors/neighbour';
import { PEOPLE } from '@aval/testing/visitors/people';
import type { Answer, Ask, WebVisitor } from '@aval/testing/visitors/web-visitor';
import { beforeAll, describe, expect, it } from 'vitest';

const engine = await engineForFile();
const web = await webForFile(engine);
let superadmin: WebVisitor;
let demand: string;
let neighbour: Neighbour;

beforeAll(async () => {
  neighbour = new Neighbour(web);
  superadmin = await web.signIn(PEOPLE.superadmin);
  demand = `/app/demands/${(await newDraft(engine)).demand.id}`;
  // Warm-up, so that compilation and connections are not measured.
  for (const path of ['/login', '/nothing', '/app/nothing', '/app/demands?page=1', demand])
    for (const visitor of [web.visit(), superadmin]) await visitor.ask({ path });
  await neighbour.meanWait(100);
});

/** Limit as for the worst forms: relative to the idle time or an ordinary page, whichever is greater. */
const SLOWER_AT_MOST = 5;

/** Length within the limit of 16 kB for a request's head. */
const FULL = 14_000;
const filled = (piece: string, longest = FULL) => piece.repeat(Math.floor(longest / piece.length));

const PATHS: readonly (readonly [string, string])[] = [
  ['thousands of folders', filled('a/')],
  ['thousands of folders without a name', filled('/')],
  ['slashes that are escaped', filled('a%2F')],
  ['slashes that are escaped twice', filled('a%252F')],
  ['folders of a known name', filled('demands/')],
  ['the largest number of folders', filled('a/', 22)],
  ['long folders up to the longest address', filled(`${'a'.repeat(80)}/`, 980)],
  ['one long name', filled('a')],
  ['one long name of escapes', filled('%C3%B1')],
  ['escapes up to the longest address', filled('%C3%B1', 980)],
  ['a long name in a request for data', `${filled('a.', 980)}.data`],
];

const SEARCHES: readonly (readonly [string, string])[] = [
  ['one parameter thousands of times', filled('p=/a&')],
  ['thousands of parameters', Array.from({ length: 2_000 }, (_, index) => `z${index}=`).join('&')],
  ['zones thousands of times', filled('zoneId=1&')],
  ['paths with thousands of folders', `version=x&p=${filled('/a')}`],
  ['the largest number of zones', Array.from({ length: 99 }, (_, index) => `zoneId=${index}`).join('&')],
  ['a long text', `reference=${filled('x')}`],
  ['a text of the greatest length', `reference=${filled('%CC%81', 3_900)}`],
  ['empty pairs', filled('&')],
  ['list in list', `reference${filled('[a]')}=x`],
  ['an address to come back to', `returnTo=%2Fapp${filled('%2Fa')}`],
];

const HEADERS: readonly (readonly [string, Record<string, string>])[] = [
  ['thousands of cookies', { Cookie: filled('a=b; ') }],
  ['cookies of one name', { Cookie: filled('__Host-aval=x; ') }],
  ['toasts', { Cookie: `__Host-aval-toast=${filled('e30%3D')}` }],
  ['thousands of languages', { 'Accept-Language': filled('es-x;q=0.1,') }],
  ['thousands of encodings', { 'Accept-Encoding': filled('gzip;q=0.1,') }],
  ['thousands of types', { Accept: filled('text/html;q=0.1,') }],
  ['thousands of tags', { 'If-None-Match': filled('"a",') }],
  ['thousands of ranges', { Range: `bytes=${filled('0-1,')}0-1` }],
  ['thousands of proxies', { 'X-Forwarded-For': filled('1.1.1.1,') }],
  ['blanks', { 'Content-Type': `multipart/form-data;${filled(' ')}boundary=x` }],
  ['a long date', { 'If-Modified-Since': filled('1 ') }],
];

async function blocksNobody(usual: () => Promise<Answer>, worst: () => Promise<Answer>): Promise<void> {
  // Other load on the machine can only slow a measurement down, so the lowest of three counts.
  let slower = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < 3 && slower >= SLOWER_AT_MOST; tries += 1) {
    const idle = await neighbour.meanWait(50);
    const ordinary = await neighbour.meanWaitWhile(usual);
    const { statuses, mean } = await neighbour.meanWaitWhile(worst);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    slower = Math.min(slower, mean / Math.max(idle, ordinary.mean));
  }
  expect(slower).toBeLessThan(SLOWER_AT_MOST);
}

const anonymous = (ask: Ask) => web.visit().ask(ask);
const elsewhere = (ask: Ask) => web.visit('nobody.localhost').ask(ask);
const known = (ask: Ask) => superadmin.ask(ask);

describe.each(PATHS)('a path of %s', (_what, path) => {
  it.each([
    { where: '/', ask: anonymous },
    { where: '/login/', ask: anonymous },
    { where: '/assets/', ask: anonymous },
    { where: '/', ask: elsewhere },
    { where: '/app/demands/', ask: known },
    { where: '/app/', ask: anonymous },
  ])('does not block other requests: $where', async ({ where, ask }) => {
    await blocksNobody(
      () => ask({ path: `${where}nothing` }),
      () => ask({ path: where + path }),
    );
  });
});

describe.each(SEARCHES)('an address with a query of %s', (_what, search) => {
  it.each([
    { where: '/__manifest', ask: anonymous },
    { where: '/login', ask: anonymous },
    { where: '/login.data', ask: anonymous },
    { where: '/app/demands', ask: known },
    { where: '/app/access-record/state', ask: known },
  ])('does not block other requests: $where', async ({ where, ask }) => {
    await blocksNobody(
      () => ask({ path: where }),
      () => ask({ path: `${where}?${search}` }),
    );
  });
});

describe.each(HEADERS)('a request with %s', (_what, headers) => {
  it.each([
    { where: '/login', ask: anonymous },
    { where: '/app/demands', ask: anonymous },
    { where: '/app/demands/wizard/drugs', ask: known },
    { where: '/nothing', ask: elsewhere },
  ])('does not block other requests: $where', async ({ where, ask }) => {
    await blocksNobody(
      () => ask({ path: where }),
      () => ask({ path: where, headers }),
    );
  });
});
