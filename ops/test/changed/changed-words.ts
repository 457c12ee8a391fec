import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CHECKOUT } from '../../prepare/folders.mjs';
import { git } from '../changed-files';

/** Texts shorter than this stand within others, so that they count only as a whole. */
const LONG = 12;
const LEAST = 3;

/** Returns the texts of pages, API and mails that a change removes or rewrites. */
export function readFormerTexts(base: string): string[] {
  return formerTexts(git('diff', '--unified=0', base, '--', 'i18n/es', 'i18n/en', ':!*.test.ts'));
}

/** Returns the longest piece between placeholders of each text that a diff removes. */
export function formerTexts(diff: string): string[] {
  const removed = diff.split('\n').filter((line) => /^-(?!-- )/.test(line));
  const texts = removed.flatMap((line) => [...line.matchAll(/'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"/g)]);
  const pieces = texts.map(([, single, double]) => longestPiece(single ?? double ?? ''));
  return [...new Set(pieces)].filter((piece) => piece.length >= LEAST && /\p{L}/u.test(piece)).sort();
}

function longestPiece(text: string): string {
  const pieces = text.split(/\{\{[^}]*\}\}/).map((piece) => piece.trim());
  return pieces.reduce((longest, piece) => (piece.length > longest.length ? piece : longest), '');
}

/** Tells whether a test names a text: a short one as a whole, since "Enviar" stands in many others. */
export function namesText(source: string, text: string): boolean {
  if (text.length >= LONG) return source.includes(text);
  const escaped = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<=['"\`/^])${escaped}(?=['"\`/$])`, 'u').test(source);
}

/** Reads a test together with the page objects and the support that it imports, which name buttons and fields too. */
export function readWithPageObjects(test: string): string {
  const source = readFileSync(path.join(CHECKOUT, test), 'utf8');
  const imported = [...source.matchAll(/from '(\.[./\w-]*\/(?:pages|support)\/[\w-]+)'/g)].map(([, name]) =>
    path.join(CHECKOUT, path.dirname(test), `${name}.ts`),
  );
  return [source, ...imported.map((file) => readFileSync(file, 'utf8'))].join('\n');
}

/** Returns the tests that name each text. Reads no test while no text was rewritten, as in most changes. */
export function testsOfTexts(texts: readonly string[], tests: readonly string[]): Map<string, string[]> {
  if (texts.length === 0) return new Map();
  const read = tests.map((test) => ({ test, source: readWithPageObjects(test) }));
  return new Map(
    texts.map((text) => [text, read.filter(({ source }) => namesText(source, text)).map(({ test }) => test)]),
  );
}
