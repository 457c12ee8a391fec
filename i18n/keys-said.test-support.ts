import { readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const CHECKOUT = path.join(import.meta.dirname, '..');
const SAYING = [
  'domain',
  'application',
  'worker',
  'web',
  'ops',
  'i18n/clinical',
  'i18n/format.ts',
  'i18n/changes.ts',
  'i18n/denied-cycle.ts',
  'i18n/news-words.ts',
];

export interface KeysSaid {
  /** What may be a key, between quotes or put together of words that are all known. */
  keys: ReadonlySet<string>;
  /** As it is written, where it is put together of what is a text to the compiler: a test says which words that may be. */
  open: ReadonlySet<string>;
}

/** Every key that the source says. What is put into one when the program runs is one of the words that the compiler knows for that place. */
export function readKeysSaid(): KeysSaid {
  const files = SAYING.flatMap(filesOf);
  const program = parsed(files);
  const checker = program.getTypeChecker();
  const keys = new Set<string>();
  const open = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) keys.add(node.text);
    if (ts.isTemplateExpression(node)) {
      const said = wordsOf(node, checker);
      if (said) for (const key of said) keys.add(key);
      else if (/^\w+[:.]/.test(node.head.text)) open.add(node.getText().slice(1, -1));
    }
    ts.forEachChild(node, visit);
  };
  for (const file of files) ts.forEachChild(program.getSourceFile(file) as ts.SourceFile, visit);
  return { keys, open };
}

/** All that a text with holes may become; null where the compiler knows no words for one of them. */
function wordsOf(node: ts.TemplateExpression, checker: ts.TypeChecker): string[] | null {
  let texts = [node.head.text];
  for (const { expression, literal } of node.templateSpans) {
    const type = checker.getTypeAtLocation(expression);
    const words = (type.isUnion() ? type.types : [type]).filter(({ flags }) => !(flags & MISSING));
    if (!words.every((word) => word.isStringLiteral())) return null;
    texts = texts.flatMap((text) => words.map(({ value }) => `${text}${value}${literal.text}`));
  }
  return texts;
}

const MISSING = ts.TypeFlags.Null | ts.TypeFlags.Undefined;

function isSource(file: string): boolean {
  return /\.tsx?$/.test(file) && !/\.test[.-]|(^|\/)(node_modules|build)\//.test(file);
}

function filesOf(place: string): string[] {
  const full = path.join(CHECKOUT, place);
  if (place.endsWith('.ts')) return [full];
  const files = readdirSync(full, { recursive: true, encoding: 'utf8' });
  return files.filter(isSource).map((file) => path.join(full, file));
}

/** Packages are left out but for those that hand types of ours on: all of them would take half a minute. */
function parsed(files: readonly string[]): ts.Program {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    types: [],
    lib: ['lib.es2023.d.ts'],
    jsx: ts.JsxEmit.ReactJSX,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    noUncheckedIndexedAccess: true,
  };
  const host = ts.createCompilerHost(options);
  host.resolveModuleNameLiterals = (names, from) =>
    names.map(({ text }) => ({
      resolvedModule: isFollowed(text, from)
        ? ts.resolveModuleName(text, from, options, host).resolvedModule
        : undefined,
    }));
  return ts.createProgram(files, options, host);
}

function isFollowed(name: string, from: string): boolean {
  // What the database's client is made of is no word.
  if (name.includes('generated/client')) return false;
  if (from.includes('/node_modules/') && !from.includes('/node_modules/zod/')) return false;
  return name.startsWith('.') || name.startsWith('@aval/') || name === 'react' || name === 'zod';
}
