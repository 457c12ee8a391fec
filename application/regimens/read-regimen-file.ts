import { OPTIONS } from '@aval/domain/catalogue/options';
import { LARGEST_FILE_KB, MOST_REGIMENS } from '@aval/domain/validation/catalogues/regimen-file';
import {
  CAP_KINDS,
  MOST_LINES,
  type RegimenInput,
  regimenLineSchema,
  regimenSchema,
} from '@aval/domain/validation/catalogues/regimen-schema';
import { message } from '@aval/domain/validation/fields/message';
import { type Document, type ErrorCode, isMap, isSeq, LineCounter, parseDocument, type YAMLSeq } from 'yaml';
import { faultsOfNodes, type NodeFault, offsetsOf, type Path } from './regimen-nodes';
import { shortSlug } from './regimen-slugs';

/** Frequent faults of YAML syntax, and `syntax` for all others. */
type SyntaxFault = 'badIndent' | 'tab' | 'missingChar' | 'documents' | 'syntax';

/** Faults of a file beside those of the form's schema. */
export type FileFault =
  | SyntaxFault
  | 'tooLarge'
  | 'tooMany'
  | 'empty'
  | 'shape'
  | 'unknownKey'
  | 'choice'
  | NodeFault
  | 'slugMissing'
  | 'slug'
  | 'slugTwice'
  | 'nameTaken';

/** Fault with its line; its words are in the import's texts or are a message of the form's schema. */
export interface FileError {
  line: number;
  /** Key of the file whose value is wrong. */
  of?: string;
  /** Fault of the file, or a message of the form's schema. */
  key: FileFault | `validation:${string}`;
  params?: Readonly<Record<string, string | number>>;
}

export interface FileRegimen {
  /** Slug without the prefix of a company. */
  slug: string;
  line: number;
  input: RegimenInput;
}

export type ReadRegimens = { regimens: FileRegimen[] } | { errors: FileError[] };

const SYNTAX_FAULTS: Readonly<Partial<Record<ErrorCode, SyntaxFault>>> = {
  BAD_INDENT: 'badIndent',
  TAB_AS_INDENT: 'tab',
  MISSING_CHAR: 'missingChar',
  MULTIPLE_DOCS: 'documents',
};

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const KEYS = new Set(['slug', ...Object.keys(regimenSchema.shape)]);
const LINE_KEYS = new Set(Object.keys(regimenLineSchema.shape));

/** Reads all regimens of a file, or all its faults with their lines. Source: docs/rules.md 12.13. */
export function readRegimenFile(text: string): ReadRegimens {
  if (Buffer.byteLength(text) > LARGEST_FILE_KB * 1024)
    return { errors: [{ line: 1, key: 'tooLarge', params: { kilobytes: LARGEST_FILE_KB } }] };
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, schema: 'core', prettyErrors: false, uniqueKeys: false });
  const lineAt = (offset: number) => lines.linePos(offset).line || 1;
  const [first] = document.errors;
  // Only the first syntax error is reported, since the others usually follow from it.
  if (first) return { errors: [{ line: lineAt(first.pos[0]), key: SYNTAX_FAULTS[first.code] ?? 'syntax' }] };
  const list = isMap(document.contents) ? document.get('regimens', true) : document.contents;
  if (!isSeq(list) || list.items.length === 0) return { errors: [{ line: 1, key: 'empty' }] };
  const faults = faultsOfNodes(document, list);
  if (faults.length > 0) return { errors: faults.map(({ offset, key }) => ({ line: lineAt(offset), key })) };
  const offsetOf = offsetsOf(document);
  return readList(document, list, (path) => lineAt(offsetOf(path)));
}

function readList(document: Document, list: YAMLSeq, lineOf: (path: Path) => number): ReadRegimens {
  const root: Path = isMap(document.contents) ? ['regimens'] : [];
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
  // With too many lines, other faults are not reported.
  if (lines.length > MOST_LINES)
    return {
      errors: [
        {
          line: lineOf(['lines']),
          of: 'lines',
          key: message('regimenLinesMany', { max: MOST_LINES }) as FileError['key'],
        },
      ],
    };
  for (const [place, each] of lines.entries()) {
    if (isObject(each)) errors.push(...unknownKeys(each, LINE_KEYS, (key) => lineOf(['lines', place, key])));
  }
  const slug = typeof written === 'string' ? shortSlug(written) : '';
  if (written == null) errors.push({ line, key: 'slugMissing' });
  else if (!SLUG.test(slug) || slug.length > 100) errors.push({ line: lineOf(['slug']), key: 'slug' });
  const parsed = regimenSchema.safeParse(fields);
  if (!parsed.success)
    errors.push(
      ...parsed.error.issues.map(({ path, message }) => {
        const of = String(path.findLast((part) => typeof part === 'string') ?? '');
        return { line: lineOf(path as Path), of, ...wordsOf(of, message as FileError['key']) };
      }),
    );
  return parsed.success && errors.length === 0 ? { slug, line, input: parsed.data } : { errors };
}

const CHOICES: Readonly<Record<string, readonly string[]>> = {
  tumourType: OPTIONS.tumourType,
  intentions: OPTIONS.intention,
  doseType: OPTIONS.doseType,
  administration: OPTIONS.administration,
  kind: CAP_KINDS,
};

/** Lists the possible values, because a file offers no choice like the form. */
function wordsOf(of: string, key: FileError['key']): Pick<FileError, 'key' | 'params'> {
  const choices = CHOICES[of];
  if (key !== message('choose') || !choices) return { key };
  return { key: 'choice', params: { choices: choices.join(', ') } };
}

function unknownKeys(value: object, known: ReadonlySet<string>, lineOf: (key: string) => number): FileError[] {
  const unknown = Object.keys(value).filter((key) => !known.has(key));
  return unknown.map((key) => ({ line: lineOf(key), key: 'unknownKey', params: { key: key.slice(0, 60) } }));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
