import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { engineForFile, webForFile } from '@aval/testing/stack/for-file';
import { PEOPLE } from '@aval/testing/visitors/people';
import type { Answer, WebVisitor } from '@aval/testing/visitors/web-visitor';
import { beforeAll, describe, expect, it } from 'vitest';

const ROUTES = path.join(import.meta.dirname, '../app/routes');
const METHODS = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Routes that accept more methods than GET and POST. */
const MORE: Readonly<Record<string, string>> = { 'app+/demands+/$demandId_+/attachments': 'POST, PUT, DELETE' };

interface KnownRoute {
  name: string;
  address: string;
  /** Value of the `Allow` header. */
  allowed: string;
}

/** Returns every route but layouts and catch-alls, with the methods that its file declares. */
function routes(): KnownRoute[] {
  const files = readdirSync(ROUTES, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  return files
    .map((file) => ({ name: file.replace(/\.tsx?$/, ''), source: readFileSync(path.join(ROUTES, file), 'utf8') }))
    .filter(({ name }) => !/(_layout|\/\$)$/.test(name))
    .map(({ name, source }) => {
      const reads = /export (default|async function loader|const loader)/.test(source);
      const isInside = name.startsWith('app+/');
      const reading = reads ? [isInside ? 'GET' : 'GET, HEAD'] : [];
      const writing = /export (async function|const) action/.test(source) ? [MORE[name] ?? 'POST'] : [];
      return { name, address: addressOf(name), allowed: [...reading, ...writing].join(', ') };
    });
}

function addressOf(name: string): string {
  const parts = name
    .replace(/^_public\+\//, '')
    .replaceAll('+/', '/')
    .split(/[/.]/)
    .filter((part) => part !== '_index')
    .map((part) => part.replace(/_$/, ''))
    .map((part) =>
      part === '$demandId' ? randomUUID() : part === '$catalogue' ? 'drugs' : part.startsWith('$') ? '1' : part,
    );
  // The form of the index route is distinguished from its parent by the query.
  return parts.join('/') === '' ? '/?index' : `/${parts.join('/')}`;
}

const engine = await engineForFile();
const web = await webForFile(engine);
let doctor: WebVisitor;

beforeAll(async () => {
  doctor = await web.signIn(PEOPLE.doctor);
});

function ask(visitor: WebVisitor, method: string, address: string): Promise<Answer> {
  const form = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: visitor.origin };
  const sends = ['POST', 'PUT', 'PATCH', 'DELETE'].includes(method);
  return visitor.ask({ method, path: address, ...(sends ? { body: 'a=1', headers: form } : {}) });
}

const WALKED = routes().filter(({ name }) => name !== '_public+/logout');
const isInside = ({ name }: (typeof WALKED)[number]) => name.startsWith('app+/');
const isAmong = (allowed: string, method: string) => allowed.split(', ').includes(method);

describe.each(WALKED)('$name', ({ name, address, allowed }) => {
  const isAllowed = (method: string) => isAmong(allowed, method);

  it('answers its methods, and others with the list of allowed ones', async () => {
    for (const method of METHODS) {
      for (const end of ['', '.data']) {
        if (address === '/?index' && end) continue;
        const { status, headers, body } = await ask(doctor, method, address + end);
        const what = `${method} ${name}${end}`;
        expect(status, what).toBeLessThan(500);
        if (isAllowed(method)) expect(status, what).not.toBe(405);
        else expect([what, status, headers.allow]).toEqual([what, 405, allowed]);
        if (isAllowed(method) || end || method === 'HEAD') continue;
        expect(body, what).toMatch(/^<!DOCTYPE html><html lang="es"/);
        expect(body, what).toContain('Esta página no se puede abrir directamente');
        expect(body.includes('aria-label="Principal"'), what).toBe(name.startsWith('app+/'));
        expect(headers['content-security-policy'], what).toContain("script-src 'self'");
      }
    }
  });
});

describe.each(WALKED.filter(isInside))('$name, without a session', ({ address, allowed }) => {
  it('redirects to sign-in and from there to a page', async () => {
    for (const method of METHODS.filter((each) => !isAmong(allowed, each))) {
      const { status, headers } = await ask(web.visit(), method, address);
      expect([method, status, headers.location]).toEqual([method, 302, '/login?returnTo=%2Fapp']);
    }
  });
});

it('an unsupported method is refused as such, whatever the size and type of the body', async () => {
  const body = 'a'.repeat(3_000_000);
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: doctor.origin };
  for (const [method, address] of [
    ['POST', '/app/demands'],
    ['PUT', '/app/context'],
  ] as const) {
    expect((await doctor.ask({ method, path: address, body, headers })).status).toBe(405);
    const typed = { ...headers, 'Content-Type': 'application/json' };
    expect((await doctor.ask({ method, path: address, body: '{}', headers: typed })).status).toBe(405);
  }
});
