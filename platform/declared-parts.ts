import type { FileHandle } from 'node:fs/promises';
import { listZipEntries, readZipEntry, type ZipEntry } from './zip-entries';

/** Where a document says what its parts are: the types and relationships of Microsoft's, the manifest of an OpenDocument file. */
const DECLARATIONS = /^(\[content_types\]\.xml|(.*\/)?_rels\/[^/]*\.rels|meta-inf\/manifest\.xml)$/;
const DECLARES_A_DOCUMENT = /^(\[content_types\]\.xml|meta-inf\/manifest\.xml)$/;
const TYPES = /(?:^|[\s:])(?:Content|media-)?Type\s*=\s*("[^"]*"|'[^']*')/gi;

/** A document of a thousand pages declares some hundred kilobytes. */
const LONGEST_DECLARATION = 1024 * 1024;
const MOST_DECLARED = 8 * 1024 * 1024;

/** Programs, and objects that run with one of their own: whatever the part itself is called, this is how it is found. */
const ACTIVE = ['macroenabled', 'vbaproject', 'vbadata', 'macrosheet', 'activex', 'oleobject', 'relationships/control'];

/** Encodings in which such a file may be written; in another one it would say something else to whom it is meant for. */
const ENCODINGS = new Set(['utf-8', 'utf-16']);

/**
 * Whether a document that is an archive can be read without a password, declares what it holds and declares nothing that runs. Names say nothing
 * here: a program is found by its declaration, and may be called anything.
 */
export async function isInert(file: FileHandle): Promise<boolean> {
  const entries = await listZipEntries(file);
  if (!entries || entries.some(({ isEncrypted }) => isEncrypted)) return false;
  const names = entries.map(({ name }) => partName(name));
  // Of two with one name, a program may take the one that was not looked at.
  if (new Set(names).size < names.length) return false;
  const declarations = entries.filter((_entry, index) => DECLARATIONS.test(names[index] ?? ''));
  return declarations.length > 0 && areInert(file, declarations);
}

/** Endings of what runs when it is opened, or runs in what opens it. */
const RUNS =
  /\.(doc|dot|xls|xlt|xla|ppt|pot|pps|ppa)m$|\.(exe|com|scr|pif|bat|cmd|msi|ps1|vbs|vbe|js|jse|wsf|hta|jar|lnk|reg|chm|cpl)$/;

/**
 * Whether an archive can be listed and holds nothing that runs, by the names of what it holds. One that holds a document's declarations is a
 * document, whatever its name, and judged as such. What lies in archives within it is not looked at.
 */
export async function isHarmlessArchive(file: FileHandle): Promise<boolean> {
  const names = (await listZipEntries(file))?.map(({ name }) => partName(name));
  if (!names || names.length === 0 || names.some((name) => RUNS.test(name))) return false;
  return names.some((name) => DECLARES_A_DOCUMENT.test(name)) ? isInert(file) : true;
}

async function areInert(file: FileHandle, declarations: readonly ZipEntry[]): Promise<boolean> {
  let left = MOST_DECLARED;
  for (const entry of declarations) {
    const content = await readZipEntry(file, entry, Math.min(left, LONGEST_DECLARATION));
    const text = content && decode(content);
    if (!text || declaresActive(text)) return false;
    left -= content.length;
  }
  return true;
}

/** As programs compare them: whatever their case, and with either slash. */
function partName(name: string): string {
  return name.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase();
}

/** Null for what is not written as the standard asks: entities of its own could spell anything. */
function decode(content: Buffer): string | null {
  const encoding = content[0] === 0xff || content[0] === 0xfe ? 'utf-16' : 'utf-8';
  const bytes =
    content[0] === 0xfe
      ? Buffer.from(content)
          .subarray(0, content.length & ~1)
          .swap16()
      : content;
  const text = new TextDecoder(encoding === 'utf-16' ? 'utf-16le' : 'utf-8').decode(bytes).trimStart();
  const declared = /^<\?xml[^>]*\sencoding\s*=\s*["']([^"']*)["']/i.exec(text)?.[1]?.toLowerCase() ?? encoding;
  const isPlain = text.startsWith('<') && !text.includes('\0') && !/<!(DOCTYPE|ENTITY)/i.test(text);
  return isPlain && ENCODINGS.has(declared) ? text : null;
}

/** A template from elsewhere is fetched when the document is opened, with the programs in it; one of a disk is where its author wrote. */
const FETCHED_TEMPLATE = /^(https?:|ftp:|\\\\|\/\/|file:\/\/[^/])/i;

function fetchesTemplate(text: string): boolean {
  return [...text.matchAll(/<(?:\w+:)?Relationship\s[^>]*>/gi)].some(([element]) => {
    const [, type = ''] = /\sType\s*=\s*["']([^"']*)["']/i.exec(element) ?? [];
    const [, target = ''] = /\sTarget\s*=\s*["']([^"']*)["']/i.exec(element) ?? [];
    return (
      withoutReferences(type).toLowerCase().endsWith('/attachedtemplate') &&
      FETCHED_TEMPLATE.test(withoutReferences(target).trim())
    );
  });
}

function declaresActive(text: string): boolean {
  if (fetchesTemplate(text)) return true;
  return [...text.matchAll(TYPES)].some(([, value = '']) => {
    const type = withoutReferences(value).toLowerCase();
    return ACTIVE.some((mark) => type.includes(mark));
  });
}

/** `&#118;baProject` is a letter like any other to who reads it. */
function withoutReferences(value: string): string {
  return value.replace(/&#(x[0-9a-f]+|\d+);/gi, (reference, digits: string) => {
    const code = Number(/^x/i.test(digits) ? `0${digits}` : digits);
    return code <= 0x10ffff ? String.fromCodePoint(code) : reference;
  });
}
