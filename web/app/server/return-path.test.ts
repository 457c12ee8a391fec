import { describe, expect, it } from 'vitest';
import { askedFirst, asksAgain, localPath, returnPathOf, safeReturnPath } from './return-path';

describe('safeReturnPath', () => {
  it.each(['/app', '/app/demands', '/app/demands?page=2&sort=-lastDemand', '/app/demands/0b1c'])('keeps %s', (path) => {
    expect(safeReturnPath(path)).toBe(path);
  });

  it.each([
    'https://evil.example/app',
    '//evil.example/app',
    '/\\evil.example/app',
    '/app/../login',
    '/app/..//evil.example',
    '/application',
    '/login',
    'app/demands',
    '/app/notifications/state',
    '/app/preferences',
    '/\t/evil.example',
    '',
    null,
    7,
  ])('replaces %s by the start page', (value) => {
    expect(safeReturnPath(value)).toBe('/app');
  });
});

describe('askedFirst', () => {
  const to = (location?: string) => new Response(null, { status: 302, headers: location ? { location } : {} });

  it.each(['/login', '/login?returnTo=%2Fapp%2Fdemands', 'http://meridiana.localhost:3000/login'])(
    'requires a sign-in for %s',
    (place) => expect(askedFirst(to(place))).toBe('signed_out'),
  );

  it.each(['/app/account?returnTo=%2Fapp%2Fdemands', 'http://meridiana.localhost:3000/app/account?returnTo=%2Fapp'])(
    'requires an obligation to be met for %s',
    (place) => expect(askedFirst(to(place))).toBe('obliged'),
  );

  it.each(['/app/demands/0b1c', '/app?returnTo=/login', '/login/other', '/app/account', undefined])(
    'requires nothing for %s',
    (place) => expect(askedFirst(to(place))).toBeNull(),
  );
});

describe('asksAgain', () => {
  const page = 'http://meridiana.localhost/app/demands/1';
  const asked = (dest: string, referer: string) =>
    asksAgain(new Request(page, { headers: { referer, 'sec-fetch-dest': dest } }));

  it('is true for a script of the same page', () => {
    expect(asked('empty', `${page}?action=comment`)).toBe(true);
  });

  it('is false for a navigation from elsewhere and for a document load', () => {
    expect(asked('empty', 'http://meridiana.localhost/app/demands')).toBe(false);
    expect(asked('empty', 'http://elsewhere.example/app/demands/1')).toBe(false);
    expect(asked('document', page)).toBe(false);
    expect(asksAgain(new Request(page))).toBe(false);
  });
});

describe('localPath', () => {
  it.each(['//evil.example', '/\\evil.example', '/a/..//evil.example', '/\n/evil.example', 'http:/evil'])(
    'refuses %s',
    (value) => {
      expect(localPath(value)).toBeNull();
    },
  );
});

describe('returnPathOf', () => {
  const page = 'http://meridiana.localhost:3000/app/demands?page=2';

  it('returns the requested page', () => {
    expect(returnPathOf(new Request(page))).toBe('/app/demands?page=2');
  });

  it('returns the page of a form or a poll', () => {
    const headers = { referer: page };
    expect(returnPathOf(new Request('http://meridiana.localhost:3000/app/notifications/state', { headers }))).toBe(
      '/app/demands?page=2',
    );
    expect(returnPathOf(new Request('http://meridiana.localhost:3000/app/x', { method: 'POST', headers }))).toBe(
      '/app/demands?page=2',
    );
  });

  it('ignores a referer of another host', () => {
    const headers = { referer: 'http://evil.example/app/x' };
    expect(returnPathOf(new Request('http://meridiana.localhost/app/x', { method: 'POST', headers }))).toBe('/app');
  });
});
