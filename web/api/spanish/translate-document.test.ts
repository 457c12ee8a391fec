import { describe, expect, it } from 'vitest';
import { apiDocument } from '../document';
import { translateSentence } from './made-texts';
import { isUnchanged, SPANISH_TEXTS, TABLES } from './spanish-texts';
import { translateDocument } from './translate-document';

const find = (english: string) => SPANISH_TEXTS.get(english);

/** Sentences that were looked for in the tables while the English document was translated. */
const asked = new Set<string>();
translateDocument(apiDocument('en'), (english) => {
  asked.add(english);
  return find(english);
});

type Leaf = readonly [path: string, value: unknown];

/** Returns all plain values of a document with their paths, in its order. */
function leavesOf(value: unknown, path = ''): Leaf[] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, each]) => leavesOf(each, `${path}/${key}`));
}

const ENGLISH = leavesOf(JSON.parse(JSON.stringify(apiDocument('en'))));
const SPANISH = new Map(leavesOf(JSON.parse(JSON.stringify(apiDocument('es')))));
/** Places of problems in examples, whose words are those of answers in the language. */
const IS_SHOWN_PROBLEM = /^\/components\/responses\/Problem\d+\/content\/[^/]*\/[^/]*\/examples\//;
const DIFFERING = ENGLISH.flatMap(([path, english]) =>
  typeof english === 'string' && SPANISH.get(path) !== english ? [{ path, english, spanish: SPANISH.get(path) }] : [],
);
const TEXTS = DIFFERING.filter(({ path }) => !IS_SHOWN_PROBLEM.test(path));

describe('the tables of Spanish texts', () => {
  it('have a text for every one of the English document', () => {
    expect(asked.size).toBeGreaterThan(800);
    expect([...asked].filter((english) => translateSentence(english, find) === undefined)).toEqual([]);
  });

  it('have no text that the document does not have, and none twice', () => {
    const rows = TABLES.flatMap((table) => Object.keys(table));
    expect(rows.filter((english) => !asked.has(english))).toEqual([]);
    expect(rows.filter((english, at) => rows.indexOf(english) !== at)).toEqual([]);
  });

  it('repeat no English text but units and proper words', () => {
    const repeated = [...SPANISH_TEXTS].filter(([english, spanish]) => english === spanish && !isUnchanged(english));
    expect(repeated).toEqual([]);
  });
});

/** Returns code, targets of links and figures of a text, in an order of their own. */
function fixedIn(text: string): string[] {
  const code = text.match(/`[^`]+`/g) ?? [];
  const links = text.match(/\]\([^)]+\)/g) ?? [];
  const figures = text.replace(/(?<=\d),(?=\d{3}\b)/g, '').match(/\d+/g) ?? [];
  return [...code, ...links, ...figures].sort();
}

describe('the Spanish document', () => {
  it('says what the English one does: the same code, links and figures in each text', () => {
    expect(TEXTS.length).toBeGreaterThan(2000);
    const astray = TEXTS.filter(
      ({ english, spanish }) => fixedIn(english).join('\n') !== fixedIn(String(spanish)).join('\n'),
    );
    expect(astray.map(({ english, spanish }) => [english, spanish])).toEqual([]);
  });

  it('has the fields, choices and examples of the English one', () => {
    const differing = (found: typeof TEXTS) => [...new Set(found.map(({ path }) => path.split('/').at(-1)))].sort();
    expect(differing(TEXTS)).toEqual(['description', 'name', 'summary']);
    // `0` is the first message of a field.
    expect(differing(DIFFERING.filter((each) => !TEXTS.includes(each)))).toEqual(['0', 'message', 'title']);
    const known = new Set(ENGLISH.map(([path]) => path));
    const added = [...SPANISH.keys()].filter((path) => !known.has(path));
    expect(added.every((path) => /^\/tags\/\d+\/x-displayName$/.test(path))).toBe(true);
    expect(TEXTS.filter(({ path }) => path.endsWith('/name')).map(({ path }) => path.split('/')[1])).toEqual([
      'info',
      'info',
      ...(apiDocument()['x-tagGroups'] as unknown[]).map(() => 'x-tagGroups'),
    ]);
  });

  it('is whole: paragraphs, headings and tables stand in the places of the English ones', () => {
    const shapeOf = (text: unknown) => String(text).replace(/[^\n|#]+/g, 'x');
    expect(TEXTS.filter(({ english, spanish }) => shapeOf(english) !== shapeOf(spanish))).toEqual([]);
  });

  it('says who may call an operation, and what a field takes, in the words of the pages', () => {
    const { paths, components } = apiDocument('es');
    expect(paths?.['/demands/{id}/manage']?.put?.description).toContain(
      'Funciones y estados: tramitador en `pending_validation`; gestor en `pending_analysis`; asesor en `pending_evaluation`',
    );
    expect(paths?.['/patients/{id}']?.get?.description).toContain('`include`: obsoleto desde 2026-11-29');
    expect(JSON.stringify(components?.schemas?.NewDemand)).toContain('Mama. Ki67: de 0 a 100 % o no_realizado.');
  });

  it('is made of the English one where a text is not known', () => {
    const { info, tags } = translateDocument(apiDocument('en'), () => undefined);
    expect(info.description).toContain('The Aval API gives');
    expect(tags?.map((tag) => (tag as { 'x-displayName'?: string })['x-displayName'])).toContain('Demands');
  });
});

/** Words that stand in nearly every sentence of one language and in none of the other. */
const WORDS_OF = {
  en: /\b(the|of|and|is|are|with|without|this|that|your|you|not|which|by|from|for|was)\b/i,
  es: /[áéíóúñ¿¡]|\b(el|la|los|las|un|una|del|que|con|sin|por|para|está|su|sus|según|cuando|desde|tal)\b/i,
};

/** Returns what people read of a document, without code, data of examples, and terms that are quoted. */
function readIn(document: readonly Leaf[]): Leaf[] {
  return document.flatMap(([path, value]): Leaf[] => {
    const isText = /\/(summary|description|title|message|x-displayName)$/.test(path) && !/\/example(\/|$)/.test(path);
    if (typeof value !== 'string' || !(isText || IS_SHOWN_PROBLEM.test(path))) return [];
    return [[path, value.replace(/`[^`]*`|\(código nacional\)|\]\([^)]*\)/g, '')]];
  });
}

it.each([
  ['en', 'es', ENGLISH],
  ['es', 'en', [...SPANISH]],
] as const)('the document in %s has no words of the one in %s', (own, other, document) => {
  const texts = readIn(document);
  expect(texts.filter(([, text]) => WORDS_OF[own].test(String(text))).length).toBeGreaterThan(1000);
  expect(texts.filter(([, text]) => WORDS_OF[other].test(String(text)))).toEqual([]);
});
