import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { lifecyclePage } from './lifecycle-page';

it('docs/lifecycle.md matches the transition table; if not: npx tsx ops/docs/write-lifecycle.ts', () => {
  expect(readFileSync(new URL('../../docs/lifecycle.md', import.meta.url), 'utf8')).toBe(lifecyclePage());
});
