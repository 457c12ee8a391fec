import { fileTypeFromBuffer } from 'file-type';
import { refuseContent } from '../file-refused';
import { LONGEST_OF_NOTHING, listZipEntries, STORED, type ZipEntry } from '../zip-entries';
import type { Content } from './content';
import { type JudgeFile, piecesOfEntry, type Within, withUnpacked } from './judging';
import { spelledOut } from './links';
import { type PartTypes, partListener, relationshipsListener, typesListener } from './office-parts';
import { openDocumentListener, openManifestListener } from './open-document-parts';
import { readXml, type XmlListener } from './read-xml';

const TYPES = '[content_types].xml';
const MANIFEST = 'meta-inf/manifest.xml';
const OPEN_TYPE = 'mimetype';

/** Whether a part makes programs open the archive as a document, whatever its name. */
export function declaresDocument(name: string): boolean {
  return [TYPES, MANIFEST].includes(partName(name));
}

/**
 * Throws `FileRefused` unless a document archive can be read completely, without a password, and nothing in it runs,
 * fetches or embeds other content. Parts are identified by their declared type: a macro may have any name. Source:
 * docs/rules.md 8.15.
 */
export async function judgeDocument(content: Content, within: Within, judge: JudgeFile): Promise<void> {
  const entries = await listZipEntries(content);
  if (!Array.isArray(entries)) return refuseContent(entries);
  if (entries.some(({ isEncrypted }) => isEncrypted)) refuseContent('locked');
  if (entries.some(isHidden)) refuseContent('ambiguous');
  const names = entries.map(({ name }) => partName(name));
  // A program may read the other of two parts with one name.
  if (new Set(names).size < names.length) refuseContent('ambiguous');
  if (!names.some(declaresDocument)) refuseContent('damaged');
  if (names.some(isMacro)) refuseContent('macros');
  // A document of both kinds would be checked by the rules of one and opened by a program of the other.
  if (names.includes(TYPES) && (names.includes(MANIFEST) || names.includes(OPEN_TYPE))) refuseContent('ambiguous');
  within.allowance.takeEntries(entries);
  const types = await readTypes(content, entries, within);
  const links = names.includes(TYPES) ? await readLinks(content, entries, within) : NO_LINKS;
  const listenerOf = names.includes(TYPES) ? (name: string) => officeListener(name, types, links) : openListener;
  for (const entry of entries) {
    const name = partName(entry.name);
    if (name === TYPES || isNothing(entry) || (links !== NO_LINKS && isRelationships(name))) continue;
    const listener = listenerOf(name);
    if (listener) await read(content, entry, within, listener);
    else {
      const head = await headOf(content, entry);
      const unnamed = names.includes(TYPES) ? partListener(linksOf(name, links)) : openDocumentListener();
      if (MARK_UP.test(head.toString('latin1'))) await read(content, entry, within, unnamed);
      else await judgeOther({ content, within }, entry, { head, judge });
    }
  }
}

/** Usual locations of macros, whatever their declared type. */
const MACRO = /vbaproject|(^|\/)macrosheets\/|^(basic|scripts)\//;

function isMacro(name: string): boolean {
  return MACRO.test(name);
}

function isHidden({ isLink, otherName, name }: ZipEntry): boolean {
  return isLink || (otherName !== null && otherName !== name);
}

/** Whether an entry is truly empty, beyond its declared size. */
function isNothing({ size, method, compressedSize }: ZipEntry): boolean {
  return size === 0 && compressedSize <= (method === STORED ? 0 : LONGEST_OF_NOTHING);
}

async function readTypes(content: Content, entries: readonly ZipEntry[], within: Within): Promise<PartTypes> {
  const types: PartTypes = { overrides: new Map(), defaults: new Map() };
  const list = entries.find(({ name }) => partName(name) === TYPES);
  if (list) await read(content, list, within, typesListener(types));
  return types;
}

async function read(content: Content, entry: ZipEntry, { allowance }: Within, listener: XmlListener): Promise<void> {
  allowance.takeRead(entry.size);
  await readXml(piecesOfEntry(content, entry), listener);
}

/** Ids of the relationships that lead out of a document, by the name of the part that has them. */
type Links = ReadonlyMap<string, ReadonlySet<string>>;

const NO_LINKS: Links = new Map();

const isRelationships = (name: string) => name.endsWith('.rels');

/** Judges the relationships of all parts, before the parts that use them. */
async function readLinks(content: Content, entries: readonly ZipEntry[], within: Within): Promise<Links> {
  const links = new Map<string, Set<string>>();
  for (const entry of entries) {
    const name = partName(entry.name);
    if (!isRelationships(name) || isNothing(entry)) continue;
    const owner = spelledOut(name).replace(RELATIONSHIPS_OF, '$1$2').toLowerCase();
    const ids = links.get(owner) ?? new Set();
    links.set(owner, ids);
    await read(content, entry, within, relationshipsListener(ids));
  }
  return links;
}

/** `word/_rels/document.xml.rels` has the relationships of `word/document.xml`. */
const RELATIONSHIPS_OF = /(^|.*\/)_rels\/([^/]*)\.rels$/;

function linksOf(name: string, links: Links): ReadonlySet<string> {
  return links.get(spelledOut(name).toLowerCase()) ?? new Set();
}

/** Returns null for a part that is not XML. */
function officeListener(name: string, { overrides, defaults }: PartTypes, links: Links): XmlListener | null {
  const type = overrides.get(name) ?? defaults.get(endingOf(name)) ?? '';
  return /(ml|drawing)$/i.test(type.split(';')[0]?.trim() ?? '') || XML_NAME.test(name)
    ? partListener(linksOf(name, links))
    : null;
}

const XML_NAME = /\.([a-z]*ml|svg|rdf)$/;

function openListener(name: string): XmlListener | null {
  if (name === MANIFEST) return openManifestListener();
  return XML_NAME.test(name) ? openDocumentListener() : null;
}

/** Markup in any encoding: a program may be led to a part with any name. */
const MARK_UP = /^(\xef\xbb\xbf|\xff\xfe|\xfe\xff)?[\s\0]*</;

/** Bytes that suffice to recognize a type. */
const HEAD = 4_100;
const ARCHIVE = /^application\/(zip|vnd\.(openxmlformats|oasis|ms-(word|excel|powerpoint|visio))|x-cfb)/;
const PROGRAM = /^application\/(x-msdownload|x-elf|x-mach-binary|x-ms-shortcut|rtf|java-vm|wasm|x-7z|x-rar|gzip)/;

/** Judges an image, a font, printer settings; or an embedded document, which must be acceptable alone. */
async function judgeOther(
  holder: { content: Content; within: Within },
  entry: ZipEntry,
  { head, judge }: { head: Buffer; judge: JudgeFile },
): Promise<void> {
  const found = await fileTypeFromBuffer(head).catch(() => undefined);
  if (found && PROGRAM.test(found.mime)) refuseContent('objects');
  if (found && ARCHIVE.test(found.mime)) await withUnpacked(holder, entry, judge);
}

async function headOf(content: Content, entry: ZipEntry): Promise<Buffer> {
  const head: Buffer[] = [];
  let length = 0;
  for await (const piece of piecesOfEntry(content, entry)) {
    head.push(piece);
    length += piece.length;
    if (length >= HEAD) break;
  }
  return Buffer.concat(head);
}

/** Normalizes a name as programs compare them: without regard to case, and with either slash. */
function partName(name: string): string {
  return name.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase();
}

function endingOf(name: string): string {
  return name.split('/').at(-1)?.split('.').slice(1).at(-1) ?? '';
}
