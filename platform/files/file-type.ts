import { isMessage, LONGEST_HEAD } from '../mail/mail-message';
import { FileRefused } from './file-refused';
import { type Content, piecesOf, wholeOf, withFile } from './judging/content';
import { judgeArchive } from './judging/judge-archive';
import { judgeDicom } from './judging/judge-dicom';
import { judgeDocument } from './judging/judge-document';
import { judgeOlderWorkbook } from './judging/judge-older-workbook';
import { judgeRtf } from './judging/judge-rtf';
import { Allowance, type Within } from './judging/judging';

/** What a file is by its content, as it is kept and given back. */
export interface FileType {
  mediaType: string;
  /** Without the dot. */
  extension: string;
}

/** The type of a file and the endings that a name may have had before; the first one is given to a name that has none of them. */
interface Accepted {
  mediaType: string;
  extensions: readonly [string, ...string[]];
}

const WORD: Accepted = { mediaType: 'application/msword', extensions: ['doc', 'dot'] };
const EXCEL: Accepted = { mediaType: 'application/vnd.ms-excel', extensions: ['xls', 'xlt'] };
const OUTLOOK: Accepted = { mediaType: 'application/vnd.ms-outlook', extensions: ['msg'] };
const MESSAGE: Accepted = { mediaType: 'message/rfc822', extensions: ['eml'] };

const HEIC: Accepted = { mediaType: 'image/heic', extensions: ['heic', 'heif'] };

const DICOM = 'application/dicom';
const ZIP = 'application/zip';
const RTF = 'application/rtf';

/** Whatever is not here is refused. Source: docs/rules.md 8.15. */
const ACCEPTED: Readonly<Record<string, Accepted>> = {
  'application/pdf': { mediaType: 'application/pdf', extensions: ['pdf'] },
  'image/jpeg': { mediaType: 'image/jpeg', extensions: ['jpg', 'jpeg', 'jpe', 'jfif'] },
  'image/png': { mediaType: 'image/png', extensions: ['png'] },
  'image/webp': { mediaType: 'image/webp', extensions: ['webp'] },
  'image/tiff': { mediaType: 'image/tiff', extensions: ['tif', 'tiff'] },
  'image/heic': HEIC,
  'image/heif': HEIC,
  'image/heic-sequence': HEIC,
  'image/heif-sequence': HEIC,
  [DICOM]: { mediaType: DICOM, extensions: ['dcm', 'dicom'] },
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': {
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extensions: ['docx'],
  },
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': {
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    extensions: ['xlsx'],
  },
  'application/vnd.oasis.opendocument.text': {
    mediaType: 'application/vnd.oasis.opendocument.text',
    extensions: ['odt'],
  },
  'application/vnd.oasis.opendocument.spreadsheet': {
    mediaType: 'application/vnd.oasis.opendocument.spreadsheet',
    extensions: ['ods'],
  },
  [RTF]: { mediaType: RTF, extensions: ['rtf'] },
  [ZIP]: { mediaType: ZIP, extensions: ['zip'] },
};

/** The older container of Microsoft, which holds a text, a sheet or an e-mail. */
const COMPOUND_FILE = 'application/x-cfb';

/** Names in a file count whatever their case: a program that reads them does not look at it either. */
function mark(bytes: string): string {
  return bytes.toLowerCase();
}

const utf16 = (text: string) => mark(Buffer.from(text, 'utf16le').toString('latin1'));

/** Names of streams that stand in the directory of a compound file. An e-mail first: it holds what is attached to it too. */
const COMPOUND_KINDS: readonly (readonly [string, Accepted])[] = [
  [utf16('__properties_version1.0'), OUTLOOK],
  [utf16('WordDocument'), WORD],
  [utf16('Workbook'), EXCEL],
];

/** Where programs lie in the older documents of Microsoft. */
const MACROS = [utf16('_VBA_PROJECT'), 'vbaProject.bin'].map(mark);

/**
 * The type by the content of the file at a path; its name counts for nothing. Text, CSV and empty files have no content of their own kind and are
 * refused, and so is everything else that the list does not name; documents with macros, objects or what is fetched, and archives with anything that
 * would not be taken by itself. What a PDF or a picture holds within is not looked at: a PDF's scripts may lie packed in it, and its reader asks before
 * it runs one. What lies in an archive is unpacked one by one, in memory or beside the file. Throws FileRefused.
 */
export function readFileType(path: string): Promise<FileType> {
  return withFile(path, (content) => judgeContent(content, { allowance: new Allowance(), depth: 0, path }));
}

async function judgeContent(content: Content, within: Within): Promise<FileType> {
  const found = await findMarks(content, [...MACROS, ...COMPOUND_KINDS.map(([name]) => name)]);
  const accepted = await recognise(content, found);
  if (!accepted) throw new FileRefused('forbidden_file');
  const [extension] = accepted.extensions;
  const type = { mediaType: accepted.mediaType, extension };
  if (isArchivedDocument(accepted)) await judgeDocument(content, within, judgeContent);
  else if (accepted.mediaType === ZIP) await judgeArchive(content, within, judgeContent);
  else if (accepted.mediaType === DICOM) await judgeDicom(content);
  else if (accepted.mediaType === RTF) await judgeRtf(await wholeOf(content));
  else if (MACROS.some((name) => found.has(name))) throw new FileRefused('forbidden_content');
  else if (accepted === EXCEL) await judgeOlderWorkbook(content);
  return type;
}

const OFFICE = 'application/vnd.openxmlformats';
const OPEN_DOCUMENT = 'application/vnd.oasis';

/** Word, Excel and OpenDocument: an archive that says what each of its parts is. */
function isArchivedDocument({ mediaType }: Accepted): boolean {
  return mediaType.startsWith(OFFICE) || mediaType.startsWith(OPEN_DOCUMENT);
}

async function recognise(content: Content, marks: ReadonlySet<string>): Promise<Accepted | undefined> {
  const found = await content.mediaType();
  if (found === undefined) return isMessage(await content.read(0, LONGEST_HEAD)) ? MESSAGE : undefined;
  if (found !== COMPOUND_FILE) return ACCEPTED[found];
  return COMPOUND_KINDS.find(([name]) => marks.has(name))?.[1];
}

/** Those of the marks that stand somewhere in the file, across the pieces in which it is read too. */
async function findMarks(content: Content, marks: readonly string[]): Promise<Set<string>> {
  const overlap = Math.max(...marks.map(({ length }) => length)) - 1;
  const found = new Set<string>();
  let before = '';
  for await (const piece of piecesOf(content)) {
    const window = before + mark(piece.toString('latin1'));
    for (const name of marks) if (window.includes(name)) found.add(name);
    before = window.slice(-overlap);
  }
  return found;
}

const EXTENSIONS = new Map(
  [...Object.values(ACCEPTED), WORD, EXCEL, OUTLOOK, MESSAGE].map(({ mediaType, extensions }) => [
    mediaType,
    extensions,
  ]),
);

/** A name that says what the file is: with an ending of its type, added where another one or none stands. At most `longest` characters. */
export function nameWithExtension(name: string, { mediaType, extension }: FileType, longest: number): string {
  const ending = name.includes('.') ? (name.split('.').at(-1) ?? '').toLowerCase() : '';
  if (EXTENSIONS.get(mediaType)?.includes(ending)) return name.slice(-longest).toWellFormed();
  return `${name.slice(0, longest - extension.length - 1).toWellFormed()}.${extension}`;
}
