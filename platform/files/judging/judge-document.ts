import { fileTypeFromBuffer } from 'file-type';
import { FileRefused } from '../file-refused';
import { LONGEST_OF_NOTHING, listZipEntries, STORED, type ZipEntry } from '../zip-entries';
import type { Content } from './content';
import { type JudgeFile, piecesOfEntry, type Within, withUnpacked } from './judging';
import { type PartTypes, partListener, relationshipsListener, typesListener } from './office-parts';
import { openDocumentListener } from './open-document-parts';
import { readXml, type XmlListener } from './read-xml';

const TYPES = '[content_types].xml';
const MANIFEST = 'meta-inf/manifest.xml';
const OPEN_TYPE = 'mimetype';

/** By these a program takes an archive for a document, whatever it is called. */
export function declaresDocument(name: string): boolean {
  return [TYPES, MANIFEST].includes(partName(name));
}

/**
 * Throws FileRefused unless a document that is an archive can be read whole, without a password, and holds nothing that runs, fetches or brings in
 * something else. Parts are found by what the document declares them to be: a program may be called anything. Source: docs/rules.md 8.15.
 */
export async function judgeDocument(content: Content, within: Within, judge: JudgeFile): Promise<void> {
  const entries = await listZipEntries(content);
  if (!entries || entries.some(isHidden)) return refuse();
  const names = entries.map(({ name }) => partName(name));
  // Of two with one name, a program may take the one that was not looked at.
  if (new Set(names).size < names.length || !names.some(declaresDocument) || names.some(isMacro)) return refuse();
  // One that is of both kinds is read by the rules of one and opened by a program of the other.
  if (names.includes(TYPES) && (names.includes(MANIFEST) || names.includes(OPEN_TYPE))) return refuse();
  within.allowance.takeEntries(entries);
  const types = await readTypes(content, entries, within);
  const listenerOf = names.includes(TYPES) ? (name: string) => officeListener(name, types) : openListener;
  for (const entry of entries) {
    const name = partName(entry.name);
    if (name === TYPES || isNothing(entry)) continue;
    const listener = listenerOf(name);
    if (listener) await read(content, entry, within, listener);
    else {
      const head = await headOf(content, entry);
      const unnamed = names.includes(TYPES) ? partListener() : openDocumentListener();
      if (MARK_UP.test(head.toString('latin1'))) await read(content, entry, within, unnamed);
      else await judgeOther({ content, within }, entry, { head, judge });
    }
  }
}

/** Where programs lie by habit, whatever they are declared to be. */
const MACRO = /vbaproject|(^|\/)macrosheets\/|^(basic|scripts)\//;

function isMacro(name: string): boolean {
  return MACRO.test(name);
}

function isHidden({ isEncrypted, isLink, otherName, name }: ZipEntry): boolean {
  return isEncrypted || isLink || (otherName !== null && otherName !== name);
}

/** Nothing packed, and not only said to be nothing. */
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

/** Null for what is no XML. */
function officeListener(name: string, { overrides, defaults }: PartTypes): XmlListener | null {
  if (name.endsWith('.rels')) return relationshipsListener;
  const type = overrides.get(name) ?? defaults.get(endingOf(name)) ?? '';
  return /(ml|drawing)$/i.test(type.split(';')[0]?.trim() ?? '') || XML_NAME.test(name) ? partListener() : null;
}

const XML_NAME = /\.([a-z]*ml|svg|rdf)$/;

function openListener(name: string): XmlListener | null {
  return XML_NAME.test(name) ? openDocumentListener() : null;
}

/** Mark-up in any encoding: whatever a part is called, a program that is led to it reads it. */
const MARK_UP = /^(\xef\xbb\xbf|\xff\xfe|\xfe\xff)?[\s\0]*</;

/** As much as tells what something is. */
const HEAD = 4_100;
const ARCHIVE = /^application\/(zip|vnd\.(openxmlformats|oasis|ms-(word|excel|powerpoint|visio))|x-cfb)/;
const PROGRAM = /^application\/(x-msdownload|x-elf|x-mach-binary|x-ms-shortcut|rtf|java-vm|wasm|x-7z|x-rar|gzip)/;

/** A picture, a font, the settings of a printer; or a document of its own, which has to be one that would be taken. */
async function judgeOther(
  holder: { content: Content; within: Within },
  entry: ZipEntry,
  { head, judge }: { head: Buffer; judge: JudgeFile },
): Promise<void> {
  const found = await fileTypeFromBuffer(head).catch(() => undefined);
  if (found && PROGRAM.test(found.mime)) refuse();
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

/** As programs compare them: whatever their case, and with either slash. */
function partName(name: string): string {
  return name.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase();
}

function endingOf(name: string): string {
  return name.split('/').at(-1)?.split('.').slice(1).at(-1) ?? '';
}

function refuse(): never {
  throw new FileRefused('forbidden_content');
}
