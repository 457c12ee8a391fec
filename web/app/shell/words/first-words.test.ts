import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CATALOGUES } from '@aval/i18n/catalogues';
import { expect, test } from 'vitest';
import { FIRST_WORDS } from './word-groups';

const APP = path.join(import.meta.dirname, '../..');
const I18N = path.join(APP, '../../i18n');
const ROUTES: Readonly<Record<string, readonly string[]>> = {
  '/login': ['root.tsx', 'routes/_public+/login.tsx'],
  '/app/demands': ['root.tsx', 'routes/app+/_layout.tsx', 'routes/app+/demands+/_index.tsx'],
};

function fileOf(name: string, from: string): string | undefined {
  const place = name.startsWith('@aval/i18n/') ? path.join(I18N, name.slice('@aval/i18n/'.length)) : undefined;
  const full = place ?? (name.startsWith('.') ? path.join(path.dirname(from), name) : undefined);
  return full && [`${full}.tsx`, `${full}.ts`].find((file) => existsSync(file) && !file.includes('.server.'));
}

/** Sources of a page's scripts, including dynamic imports. */
function sourcesOf(starts: readonly string[]): Map<string, string> {
  const sources = new Map<string, string>();
  const waiting = starts.map((start) => path.join(APP, start));
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (sources.has(file) || file.endsWith('catalogues.ts')) continue;
    const text = readFileSync(file, 'utf8');
    sources.set(file, text);
    const imports = text.matchAll(/^(?:import|export) (?!type )[^;]*?'([^']+)';|\bimport\('([^']+)'\)/gm);
    for (const [, named, awaited] of imports) waiting.push(...[fileOf(named ?? awaited ?? '', file) ?? []].flat());
  }
  return sources;
}

function namespacesSaidBy(text: string): string[] {
  const asked = [...text.matchAll(/useTranslation\(([^)]*)\)/g)].flatMap(([, list = '']) => list.match(/\w+/g) ?? []);
  const inKeys = [...text.matchAll(/['"`](\w+):[a-zA-Z]/g)].map(([, namespace = '']) => namespace);
  return [...asked, ...inKeys].filter((namespace) => namespace in CATALOGUES);
}

test.each(Object.keys(FIRST_WORDS))('%s lists all namespaces that its sources use', (address) => {
  const sources = sourcesOf(ROUTES[address] ?? []);
  expect(sources.size).toBeGreaterThan(30);
  const said = new Set([...sources.values()].flatMap(namespacesSaidBy));
  expect([...said].filter((namespace) => !FIRST_WORDS[address]?.some((first) => first === namespace))).toEqual([]);
});
