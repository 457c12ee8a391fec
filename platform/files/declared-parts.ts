import type { FileHandle } from 'node:fs/promises';
import { listZipEntries, readZipEntry, unpacksWithin, type ZipEntry } from './zip-entries';

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
 * here: a program is found by its declaration, and may be called anything. Source: docs/rules.md 8.15.
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

/** Endings of what runs when it is opened, or runs in what opens it; a page and a drawing with scripts are refused by themselves too. */
const RUNS = new RegExp(
  `\\.(${[
    '(doc|dot|xls|xlt|xla|ppt|pot|pps|ppa)m|xll',
    'exe|com|scr|pif|bat|cmd|msi|msp|dll|cpl|lnk|url|reg|inf|chm|hta|msix|appx|app|dmg|deb|rpm|apk|dex|jar|class',
    'ps1|psm1|vb|vbs|vbe|js|jse|mjs|ws|wsf|wsh|sct|sh|bash|py|pl|rb|php|htm|html|xht|xhtml|shtml|mht|mhtml|svg|swf',
  ].join('|')})$`,
);

/** Unpacked: fifteen megabytes of pictures take three times that, of texts ten times. */
const MOST_UNPACKED = 200 * 1024 * 1024;

/**
 * Whether an archive can be listed and holds nothing that runs, by the names of what it holds; whether all of it stays in the folder where somebody
 * unpacks it, and fits. One that holds a document's declarations is a document, whatever its name, and judged as such. What lies in archives within
 * it is not looked at. Source: docs/rules.md 8.15.
 */
export async function isHarmlessArchive(file: FileHandle): Promise<boolean> {
  const entries = await listZipEntries(file);
  if (!entries || entries.length === 0 || entries.some(({ name }) => leadsElsewhere(name))) return false;
  const names = entries.map(({ name }) => partName(name));
  if (names.some((name) => RUNS.test(name))) return false;
  if (names.some((name) => DECLARES_A_DOCUMENT.test(name)) && !(await isInert(file))) return false;
  return unpacksWithin(file, entries, MOST_UNPACKED);
}

/** A name with a way up, from the top or from a disk; backslashes are a way for some programs and a sign for others. */
function leadsElsewhere(name: string): boolean {
  return /^[/~]|^[a-z]:|\\|\p{Cc}/iu.test(name) || name.split('/').includes('..');
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
