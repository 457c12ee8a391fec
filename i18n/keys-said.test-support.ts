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
  /** Possible keys: literals, and templates whose parts are all known to the compiler. */
  keys: ReadonlySet<string>;
  /** Templates with a part that the compiler knows only as text; a test lists its words. */
  open: ReadonlySet<string>;
}

/**
 * Returns every key used in the source. Templates are expanded with the words that the compiler knows for each part.
 */
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

/** Returns all texts that a template may become; null when the compiler knows no words for one of its parts. */
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

/** Omits packages except those that re-export our types: parsing all of them would take half a minute. */
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
  // The database client's own types contain no words.
  if (name.includes('generated/client')) return false;
  if (from.includes('/node_modules/') && !from.includes('/node_modules/zod/')) return false;
  return name.startsWith('.') || name.startsWith('@aval/') || name === 'react' || name === 'zod';
}
