import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Statement {
  path: string;
  /** Type that the code promises of the rows. */
  type: string;
  sql: string;
}

const ROOTS = ['application', 'worker', 'prisma', 'platform', 'web', 'story'];
const BEGINNING = /\$queryRaw<((?:[^`<>]|<[^<>]*>)*)>`/g;

/** Returns the template literal that begins at `from`, with what is nested in it. */
function templateAt(source: string, from: number): string {
  let depth = 0;
  for (let at = from; at < source.length; at += 1) {
    if (source.startsWith('${', at)) depth += 1;
    else if (source[at] === '}' && depth > 0) depth -= 1;
    else if (source[at] === '`' && depth === 0) return source.slice(from, at);
  }
  throw new Error('a template without an end');
}

function statementsIn(path: string): Statement[] {
  const source = readFileSync(path, 'utf8');
  return [...source.matchAll(BEGINNING)].map((found) => {
    const sql = templateAt(source, found.index + found[0].length);
    return { path, type: found[1] ?? '', sql };
  });
}

const statements = ROOTS.flatMap((root) => globSync(`${root}/**/*.ts`, { exclude: ['**/generated/**'] }))
  .filter((path) => !/\.(test|test-support)\.ts$/.test(path))
  .flatMap(statementsIn);
const isInline = ({ type }: Statement) => type.includes('{');

const keysOf = (type: string) => [...type.matchAll(/[{;]\s*(\w+)\??:/g)].map(([, key]) => key ?? '');

/** Whether a key is the name of a column, at the end of an expression or after AS. */
function isSelected(key: string, sql: string): boolean {
  return new RegExp(`(?:^|[\\s,.("])${key}"?(?=[\\s,)\`]|$)`).test(sql);
}

test('statements with a named row type take their columns from its keys', () => {
  const named = statements.filter((each) => !isInline(each) && each.type !== 'unknown[]');
  expect(named.length).toBeGreaterThan(20);
  const byHand = named.filter(({ sql }) => !/\$\{(selected[<(]|ACTOR_COLUMNS)/.test(sql));
  expect(byHand.map(({ path, type }) => `${path}: ${type}`)).toEqual([]);
});

test('statements with a row type of their own name a column for each of its keys', () => {
  const inline = statements.filter(isInline).filter(({ sql }) => !sql.includes('${selected'));
  expect(inline.length).toBeGreaterThan(30);
  const missing = inline.flatMap(({ path, type, sql }) =>
    keysOf(type)
      .filter((key) => !isSelected(key, sql))
      .map((key) => `${path}: ${key}`),
  );
  expect(missing).toEqual([]);
});
