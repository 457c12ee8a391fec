import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { CATALOGUES, NAMESPACES } from './catalogues';

const CHECKOUT = path.join(import.meta.dirname, '..');
const SAYING = [
  'domain',
  'application',
  'worker',
  'web',
  'ops',
  'i18n/format.ts',
  'i18n/changes.ts',
  'i18n/denied-cycle.ts',
];

function sources(place: string): string[] {
  const full = path.join(CHECKOUT, place);
  if (place.endsWith('.ts')) return [readFileSync(full, 'utf8')];
  return readdirSync(full, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test[.-]|(^|\/)(node_modules|build)\//.test(file))
    .map((file) => readFileSync(path.join(full, file), 'utf8'));
}

/** Put together in a way that the walk does not see. */
const PUT_TOGETHER = [
  // context-card.tsx
  ...['home:company.', 'home:center.', 'home:doctor.'],
  // reason-dialog.tsx
  ...['decision:cancelDialog.', 'decision:finishDialog.'],
];

/** What may be a key, between quotes; what is put into it when the program runs stands for one word of it. */
function keysSaid(): { plain: ReadonlySet<string>; patterns: readonly RegExp[] } {
  const code = SAYING.flatMap(sources).join('\n');
  const plain = [...code.matchAll(/['"]([\w:.]+)['"]/g)].map(([, text = '']) => text);
  const composed = [...code.matchAll(/`([\w:.]+[:.](?:[\w.]|\$\{[^}`]*\})*)`/g)].map(([, text = '']) => text);
  const patterns = [...new Set(composed)].map((text) => text.replaceAll(/\$\{[^}]*\}/g, '\\w+').replaceAll('.', '\\.'));
  return { plain: new Set(plain), patterns: patterns.map((pattern) => new RegExp(`^${pattern}$`)) };
}

function leaves(words: object, prefix = ''): string[] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${prefix}${key}`] : leaves(value, `${prefix}${key}.`),
  );
}

/** The whole source is read. */
const AMPLE = 60_000;

test('every word is said somewhere', { timeout: AMPLE }, async () => {
  const { plain, patterns } = keysSaid();
  const silent: string[] = [];
  for (const namespace of NAMESPACES) {
    const keys = leaves((await CATALOGUES[namespace].es()).default).map((leaf) => leaf.replace(/_(one|other)$/, ''));
    for (const key of keys) {
      const names = [key, `${namespace}:${key}`];
      const isSaid = names.some((name) => plain.has(name) || patterns.some((pattern) => pattern.test(name)));
      if (!isSaid && !PUT_TOGETHER.some((prefix) => `${namespace}:${key}`.startsWith(prefix)))
        silent.push(`${namespace}:${key}`);
    }
  }
  expect(silent).toEqual([]);
});
