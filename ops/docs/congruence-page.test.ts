import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { congruencePage } from './congruence-page';

it('docs/congruence.md matches the rules; if not: npx tsx ops/docs/write-congruence.ts', async () => {
  expect(readFileSync(new URL('../../docs/congruence.md', import.meta.url), 'utf8')).toBe(await congruencePage());
});
