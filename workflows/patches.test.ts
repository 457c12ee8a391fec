import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CHECKOUT } from '@aval/ops/prepare/folders.mjs';
import { generations, namesOf, patchesOf } from '@aval/testing/histories/recorded-histories';
import { describe, expect, it } from 'vitest';

const FOLDER = path.join(CHECKOUT, 'workflows');
const sources = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.includes('node_modules'))
  .map((name) => readFileSync(path.join(FOLDER, name), 'utf8'))
  .join('\n');

/** Returns the name of a patch from what a call passes: a text, or a constant that holds one. */
function nameOf(argument: string): string {
  const [, name] = /^'(.+)'$/.exec(argument) ?? new RegExp(`const ${argument} = '(.+)'`).exec(sources) ?? [];
  if (!name) throw new Error(`no text says which patch this is: ${argument}`);
  return name;
}

const calls = sources.matchAll(/\b(?:patched|deprecatePatch)\(\s*([^)]+?),?\s*\)/g);
const asked = [...new Set([...calls].map(([, argument]) => nameOf(argument ?? '')))].sort();

/** A patch that no recorded run has met proves nothing: each replay would go past it. See docs/engine-upgrades.md. */
describe('the patches that the workflows ask for', () => {
  it('are those that recorded runs carry', () => {
    const carried = generations.flatMap(namesOf).flatMap((name) => [...patchesOf(name)]);
    expect(asked).toEqual([...new Set(carried)].sort());
  });

  it.each(asked)('%s was recorded: all runs of one folder have it, and none of another', (patch) => {
    const withIt = generations.map((generation) => namesOf(generation).map((name) => patchesOf(name).has(patch)));
    expect(withIt.some((runs) => runs.every((has) => has))).toBe(true);
    expect(withIt.some((runs) => runs.every((has) => !has))).toBe(true);
  });
});
