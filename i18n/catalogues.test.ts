import { describe, expect, test } from 'vitest';
import { CATALOGUES, NAMESPACES } from './catalogues';

interface Words {
  [key: string]: string | Words;
}

function flatten(words: Words, prefix = ''): Map<string, string> {
  const flat = new Map<string, string>();
  for (const [key, value] of Object.entries(words)) {
    const path = prefix ? `${prefix}.${key}` : key;
    if (typeof value === 'string') flat.set(path, value);
    else for (const [inner, text] of flatten(value, path)) flat.set(inner, text);
  }
  return flat;
}

function params(text: string): string[] {
  return [...text.matchAll(/\{\{\s*(\w+)/g)].map((match) => match[1] ?? '').sort();
}

describe.each(NAMESPACES)('%s', (namespace) => {
  test('has the same keys in both languages, with the same params', async () => {
    const spanish = flatten((await CATALOGUES[namespace].es()).default);
    const english = flatten((await CATALOGUES[namespace].en()).default);
    expect([...english.keys()].sort()).toEqual([...spanish.keys()].sort());
    for (const [key, text] of spanish) {
      expect(text.trim(), `${namespace}:${key} in Spanish`).not.toBe('');
      expect(english.get(key)?.trim(), `${namespace}:${key} in English`).not.toBe('');
      expect(params(english.get(key) ?? ''), `params of ${namespace}:${key}`).toEqual(params(text));
    }
  });

  test('has no exclamation marks', async () => {
    for (const text of flatten((await CATALOGUES[namespace].es()).default).values()) expect(text).not.toMatch(/[¡!]/);
  });
});
