import { LARGEST_FILE_KB, MOST_REGIMENS } from '@aval/domain/validation/catalogues/regimen-file';
import { type RegimenInput, regimenLineSchema, regimenSchema } from '@aval/domain/validation/catalogues/regimen-schema';
import { type Document, type ErrorCode, isMap, isNode, isSeq, LineCounter, parseDocument, visit } from 'yaml';
import { shortSlug } from './regimen-slugs';

/** What people write wrongly in YAML, and what is wrong otherwise. */
type SyntaxFault = 'badIndent' | 'tab' | 'duplicateKey' | 'missingChar' | 'documents' | 'syntax';

/** What can be wrong with a file beside what the form's schema says. */
export type FileFault =
  | SyntaxFault
  | 'tooLarge'
  | 'tooMany'
  | 'empty'
  | 'shape'
  | 'unknownKey'
  | 'alias'
  | 'slugMissing'
  | 'slug'
  | 'slugTwice'
  | 'nameTaken';

/** What is wrong in a file, and where: a key of the words of an import, or a message of the form's schema. */
export interface FileError {
  line: number;
  /** The key of the file whose value is wrong. */
  of?: string;
  /** What is wrong with the file, or a message of the form's schema. */
  key: FileFault | `validation:${string}`;
  params?: Readonly<Record<string, string | number>>;
}

export interface FileRegimen {
  /** Without the prefix of a company. */
  slug: string;
  line: number;
  input: RegimenInput;
}

export type ReadRegimens = { regimens: FileRegimen[] } | { errors: FileError[] };

const SYNTAX_FAULTS: Readonly<Partial<Record<ErrorCode, SyntaxFault>>> = {
  BAD_INDENT: 'badIndent',
  TAB_AS_INDENT: 'tab',
  DUPLICATE_KEY: 'duplicateKey',
  MISSING_CHAR: 'missingChar',
  MULTIPLE_DOCS: 'documents',
};

type Path = readonly (string | number)[];

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const KEYS = new Set(['slug', ...Object.keys(regimenSchema.shape)]);
const LINE_KEYS = new Set(Object.keys(regimenLineSchema.shape));

/** All regimens of a file, or all that is wrong with it, each with its line. Source: docs/rules.md 12.13. */
export function readRegimenFile(text: string): ReadRegimens {
  if (Buffer.byteLength(text) > LARGEST_FILE_KB * 1024)
    return { errors: [{ line: 1, key: 'tooLarge', params: { kilobytes: LARGEST_FILE_KB } }] };
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, schema: 'core', prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line || 1;
  const [first] = document.errors;
  // The others follow from it more often than not.
  if (first) return { errors: [{ line: lineAt(first.pos[0]), key: SYNTAX_FAULTS[first.code] ?? 'syntax' }] };
  const forbidden = forbiddenNodes(document).map((offset): FileError => ({ line: lineAt(offset), key: 'alias' }));
  if (forbidden.length > 0) return { errors: forbidden };
  return readList(document, (path) => lineAt(offsetOf(document, path)));
}

/** One alias can stand for a million entries, and a tag for another type: neither is needed here. */
function forbiddenNodes(document: Document): number[] {
  const found: number[] = [];
  visit(document, {
    Alias: (_, { range }) => void found.push(range?.[0] ?? 0),
    Node: (_, node) => void ((node.anchor || node.tag) && found.push(node.range?.[0] ?? 0)),
  });
  return found;
}

/** Where a value stands; of one that is missing, what it is missing in. */
function offsetOf(document: Document, path: Path): number {
  for (let length = path.length; length > 0; length -= 1) {
    const node: unknown = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}

function readList(document: Document, lineOf: (path: Path) => number): ReadRegimens {
  const list = isMap(document.contents) ? document.get('regimens', true) : document.contents;
  const root: Path = isMap(document.contents) ? ['regimens'] : [];
  if (!isSeq(list) || list.items.length === 0) return { errors: [{ line: 1, key: 'empty' }] };
  if (list.items.length > MOST_REGIMENS)
    return { errors: [{ line: lineOf(root), key: 'tooMany', params: { max: MOST_REGIMENS } }] };
  const values = list.toJS(document, { maxAliasCount: 0 }) as unknown[];
  const read = values.map((value, place) => readRegimen(value, (path) => lineOf([...root, place, ...path])));
  const regimens = read.flatMap((one) => ('input' in one ? [one] : []));
  const twice = regimens.filter(({ slug }, place) => regimens.findIndex((other) => other.slug === slug) !== place);
  const errors = [
    ...read.flatMap((one) => ('errors' in one ? one.errors : [])),
    ...twice.map(({ slug, line }): FileError => ({ line, key: 'slugTwice', params: { slug } })),
  ];
  return errors.length > 0 ? { errors: errors.sort((one, other) => one.line - other.line) } : { regimens };
}

function readRegimen(value: unknown, lineOf: (path: Path) => number): FileRegimen | { errors: FileError[] } {
  const line = lineOf([]);
  if (!isObject(value)) return { errors: [{ line, key: 'shape', params: { expected: 'slug, name, lines…' } }] };
  const { slug: written, ...fields } = value;
  const errors: FileError[] = [...unknownKeys(value, KEYS, (key) => lineOf([key]))];
  const lines: readonly unknown[] = Array.isArray(fields.lines) ? fields.lines : [];
  for (const [place, each] of lines.entries()) {
    if (isObject(each)) errors.push(...unknownKeys(each, LINE_KEYS, (key) => lineOf(['lines', place, key])));
  }
  const slug = typeof written === 'string' ? shortSlug(written) : '';
  if (written == null) errors.push({ line, key: 'slugMissing' });
  else if (!SLUG.test(slug) || slug.length > 100) errors.push({ line: lineOf(['slug']), key: 'slug' });
  const parsed = regimenSchema.safeParse(fields);
  if (!parsed.success)
    errors.push(
      ...parsed.error.issues.map(({ path, message }) => ({
        ...{ line: lineOf(path as Path), key: message as FileError['key'] },
        of: String(path.findLast((part) => typeof part === 'string') ?? ''),
      })),
    );
  return parsed.success && errors.length === 0 ? { slug, line, input: parsed.data } : { errors };
}

function unknownKeys(value: object, known: ReadonlySet<string>, lineOf: (key: string) => number): FileError[] {
  const unknown = Object.keys(value).filter((key) => !known.has(key));
  return unknown.map((key) => ({ line: lineOf(key), key: 'unknownKey', params: { key: key.slice(0, 60) } }));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
