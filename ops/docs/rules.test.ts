import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSources } from './sources';

const CHECKOUT = path.join(import.meta.dirname, '../..');
const RULES = readFileSync(path.join(CHECKOUT, 'docs/rules.md'), 'utf8');
const NUMBERS = [...RULES.matchAll(/^- \*\*(\d+\.\d+)\*\* /gm)].map(([, number = '']) => number);
const SUBJECTS = [...RULES.matchAll(/^- \*\*To find\*\*: (.+): ([\d., ]+)$/gm)].map(([, words = '', numbers = '']) => ({
  words,
  numbers: numbers.split(', '),
}));
const CITED = /docs\/rules\.md ((?:\d+\.\d+|to|and|,|;|\s)+)/g;

/** Returns each rule that a file cites; "2.13 to 2.15" includes those in between. */
function citations(): { file: string; number: string }[] {
  return readSources().flatMap(({ file, text }) =>
    [...text.matchAll(CITED)].flatMap(([, list = '']) => numbersOf(list).map((number) => ({ file, number }))),
  );
}

function numbersOf(list: string): string[] {
  const between = [...list.matchAll(/(\d+)\.(\d+) to \1\.(\d+)/g)].flatMap(([, section, first, last]) =>
    NUMBERS.filter((number) => {
      const [own, place] = number.split('.').map(Number);
      return own === Number(section) && (place ?? 0) > Number(first) && (place ?? 0) < Number(last);
    }),
  );
  return [...[...list.matchAll(/\d+\.\d+/g)].map(([number]) => number), ...between];
}

describe('the rules of the product', () => {
  it('are numbered consecutively, each once', () => {
    for (const section of new Set(NUMBERS.map((number) => number.split('.')[0]))) {
      const numbers = NUMBERS.filter((number) => number.startsWith(`${section}.`));
      expect(numbers).toEqual(numbers.map((_number, index) => `${section}.${index + 1}`));
    }
  });

  it('name places that exist', () => {
    const places = [...RULES.matchAll(/`([a-z0-9]+\/[\w./-]+)`/g)].map(([, place = '']) => place);
    const gone = places.filter((place) => !existsSync(path.join(CHECKOUT, place)));
    expect(places.length).toBeGreaterThan(50);
    expect(gone).toEqual([]);
  });

  it('include every rule that code cites', () => {
    const known = new Set(NUMBERS);
    const cited = citations();
    expect(cited.length).toBeGreaterThan(80);
    expect(cited.filter(({ number }) => !known.has(number))).toEqual([]);
  });

  it('are cited in the first place that their arrow names', () => {
    const cited = new Set(citations().map(({ file, number }) => `${number} ${file}`));
    const lost = [...RULES.matchAll(/^- \*\*(\d+\.\d+)\*\* (.*)$/gm)].flatMap(([, number = '', rule = '']) => {
      const [, place = ''] = / → `([^`]+)`/.exec(rule) ?? [];
      return [...cited].some((each) => each.startsWith(`${number} ${place}`)) && place !== ''
        ? []
        : [`${number} ${place}`];
    });
    expect(lost).toEqual([]);
  });

  it('repeat their number in sub-items', () => {
    const owners = [...RULES.matchAll(/^(?:- \*\*(\d+\.\d+)\*\*| {2}- \*\*(\d+\.\d+), )/gm)];
    const strayed = owners.filter(([, , part], index) => {
      const [, own, above] = owners[index - 1] ?? [];
      return part !== undefined && part !== (own ?? above);
    });
    expect(RULES.match(/^ +- (?! ?\*\*\d+\.\d+, [^*]+\*\*: )/gm)).toBeNull();
    expect(strayed).toEqual([]);
  });

  it('are all in the index by subject, which lists no others', () => {
    const indexed = new Set(SUBJECTS.flatMap(({ numbers }) => numbers));
    expect(RULES.match(/^- \*\*To find\*\*/gm)).toHaveLength(SUBJECTS.length);
    expect(NUMBERS.filter((number) => !indexed.has(number))).toEqual([]);
    expect([...indexed].filter((number) => !NUMBERS.includes(number))).toEqual([]);
  });

  it('have synonyms, of which code names exist in the code', () => {
    const also = [...RULES.matchAll(/^- \*\*\d+\.\d+\*\* .*?\*Also: (.+?)\.\* → /gm)].map(([, words = '']) => words);
    const code = [
      ...readSources().map(({ text }) => text),
      readFileSync(path.join(CHECKOUT, 'prisma/schema.prisma'), 'utf8'),
    ];
    const names = [...also, ...SUBJECTS.map(({ words }) => words)].flatMap((words) =>
      [...words.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
    );
    expect(also).toHaveLength(NUMBERS.length);
    expect([...new Set(names)].filter((name) => !code.some((text) => text.includes(name)))).toEqual([]);
  });
});
