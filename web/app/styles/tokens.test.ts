import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const app = join(import.meta.dirname, '..');

function textOf(endings: RegExp): string {
  return readdirSync(app, { recursive: true, encoding: 'utf8' })
    .filter((file) => endings.test(file))
    .map((file) => readFileSync(join(app, file), 'utf8'))
    .join('\n');
}

it('has no token that nothing reads', () => {
  const styles = textOf(/\.css$/);
  // Names of the theme make utilities, which are read by other names.
  const written = styles.replaceAll(/@theme[^{]*\{[\s\S]*?\n\}/g, '');
  const tokens = new Set([...written.matchAll(/(--[\w-]+):/g)].map(([, name]) => name ?? ''));
  expect(tokens.size).toBeGreaterThan(100);

  const text = styles + textOf(/\.tsx?$/);
  // Tokens of brands are made one by one from a company's colours.
  const isRead = (token: string) =>
    new RegExp(`${token}(?![\\w-])(?!\\s*:)`).test(text) ||
    (token.startsWith('--c-') && text.includes(`'${token.slice(4)}'`));
  expect([...tokens].filter((token) => !isRead(token))).toEqual([]);
});
