import { isMessage, LONGEST_HEAD } from '../mail/mail-message';
import { FileRefused, refuseContent } from './file-refused';
import { type CompoundKind, judgeCompound } from './judging/compound/judge-compound';
import { type Content, piecesOf, wholeOf, withFile } from './judging/content';
import { judgeArchive } from './judging/judge-archive';
import { isDicom, judgeDicom } from './judging/judge-dicom';
import { judgeDocument } from './judging/judge-document';
import { judgeImage } from './judging/judge-image';
import { judgeRtf } from './judging/judge-rtf';
import { judgeStart } from './judging/judge-start';
import { Allowance, type Within } from './judging/judging';
import { judgeMail } from './judging/mails/judge-mail';
import { judgePdf } from './judging/pdf/judge-pdf';

/** Type of a file by its content, as stored and served. */
export interface FileType {
  mediaType: string;
  /** Extension without the dot. */
  extension: string;
}

/** Media type and the extensions that a name may keep; names without any of them get the first. */
interface Accepted {
  mediaType: string;
  extensions: readonly [string, ...string[]];
}

const WORD: Accepted = { mediaType: 'application/msword', extensions: ['doc', 'dot'] };
const EXCEL: Accepted = { mediaType: 'application/vnd.ms-excel', extensions: ['xls', 'xlt'] };
const OUTLOOK: Accepted = { mediaType: 'application/vnd.ms-outlook', extensions: ['msg'] };
const MESSAGE: Accepted = { mediaType: 'message/rfc822', extensions: ['eml'] };

const HEIC: Accepted = { mediaType: 'image/heic', extensions: ['heic', 'heif'] };

const PDF = 'application/pdf';
const DICOM = 'application/dicom';
const ZIP = 'application/zip';
const RTF = 'application/rtf';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const DOTX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.template';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const XLTX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.template';
const ODT = 'application/vnd.oasis.opendocument.text';
const OTT = 'application/vnd.oasis.opendocument.text-template';
const ODS = 'application/vnd.oasis.opendocument.spreadsheet';
const OTS = 'application/vnd.oasis.opendocument.spreadsheet-template';

/** Accepted types by detected media type; all others are refused. Source: docs/rules.md 8.15. */
const ACCEPTED: Readonly<Record<string, Accepted>> = {
  [PDF]: { mediaType: PDF, extensions: ['pdf'] },
  'image/jpeg': { mediaType: 'image/jpeg', extensions: ['jpg', 'jpeg', 'jpe', 'jfif'] },
  'image/png': { mediaType: 'image/png', extensions: ['png'] },
  'image/webp': { mediaType: 'image/webp', extensions: ['webp'] },
  'image/tiff': { mediaType: 'image/tiff', extensions: ['tif', 'tiff'] },
  'image/heic': HEIC,
  'image/heif': HEIC,
  'image/heic-sequence': HEIC,
  'image/heif-sequence': HEIC,
  [DICOM]: { mediaType: DICOM, extensions: ['dcm', 'dicom'] },
  [DOCX]: { mediaType: DOCX, extensions: ['docx'] },
  [DOTX]: { mediaType: DOTX, extensions: ['dotx'] },
  [XLSX]: { mediaType: XLSX, extensions: ['xlsx'] },
  [XLTX]: { mediaType: XLTX, extensions: ['xltx'] },
  [ODT]: { mediaType: ODT, extensions: ['odt'] },
  [OTT]: { mediaType: OTT, extensions: ['ott'] },
  [ODS]: { mediaType: ODS, extensions: ['ods'] },
  [OTS]: { mediaType: OTS, extensions: ['ots'] },
  [RTF]: { mediaType: RTF, extensions: ['rtf'] },
  [ZIP]: { mediaType: ZIP, extensions: ['zip'] },
};

/** Microsoft's compound file format, which contains a text, a sheet or an e-mail. */
const COMPOUND_FILE = 'application/x-cfb';

/** Lowercases bytes before a search, since programs read names in a file without regard to case. */
function mark(bytes: string): string {
  return bytes.toLowerCase();
}

const utf16 = (text: string) => mark(Buffer.from(text, 'utf16le').toString('latin1'));

/**
 * Stream names in the directory of a compound file. The e-mail comes first, since it contains the streams of its
 * attachments too.
 */
const COMPOUND_KINDS: readonly (readonly [string, Accepted])[] = [
  [utf16('__properties_version1.0'), OUTLOOK],
  [utf16('WordDocument'), WORD],
  [utf16('Workbook'), EXCEL],
];

/** Media types of the files that are stored. */
export const STORED_MEDIA_TYPES: readonly string[] = [
  ...new Set(
    [...Object.values(ACCEPTED), ...COMPOUND_KINDS.map(([, kind]) => kind), MESSAGE].map(({ mediaType }) => mediaType),
  ),
];

/** Stream of a Word or Excel document that is encrypted as a whole (MS-OFFCRYPTO 2.3.4.4). */
const ENCRYPTED = utf16('EncryptedPackage');

/** Names of macro storage in the older documents of Microsoft. */
const MACROS = [utf16('_VBA_PROJECT'), 'vbaProject.bin'].map(mark);

/**
 * Determines the type of a file by its content, whatever its name. Refuses text, CSV and empty files, which have no
 * signature, and all other types outside the list; documents with macros, objects or fetched parts, and archives with
 * entries that would not be accepted alone; PDFs and pictures that nobody will be able to open. What a PDF carries is not
 * inspected: its scripts may be compressed, and its reader asks before running one. Entries of an archive are unpacked
 * one by one, in memory or
 * beside the file. Throws `FileRefused`.
 */
export function readFileType(path: string): Promise<FileType> {
  return withFile(path, (content) => judgeContent(content, { allowance: new Allowance(), depth: 0, path }));
}

async function judgeContent(content: Content, within: Within): Promise<FileType> {
  const found = await findMarks(content, [...MACROS, ENCRYPTED, ...COMPOUND_KINDS.map(([name]) => name)]);
  const accepted = await recognise(content, found);
  if (!accepted) throw new FileRefused('forbidden_file');
  const [extension] = accepted.extensions;
  const type = { mediaType: accepted.mediaType, extension };
  if (isArchivedDocument(accepted)) await judgeDocument(content, within, judgeContent);
  else if (accepted.mediaType === ZIP) await judgeArchive(content, within, judgeContent);
  else if (accepted.mediaType === PDF) await judgePdf(content, within);
  else if (accepted.mediaType.startsWith('image/')) await judgeImage(content, accepted.mediaType);
  else if (accepted.mediaType === DICOM) await judgeDicom(content);
  else if (accepted.mediaType === RTF) await judgeRtf(await wholeOf(content), within, judgeContent);
  else if (MACROS.some((name) => found.has(name))) refuseContent('macros');
  else if (accepted === MESSAGE) await judgeMail(content, within, judgeContent).catch(asOfDocument);
  const kind = JUDGED_KINDS.get(accepted);
  if (kind) await judgeCompound(content, kind, { within, judge: judgeContent }).catch(asOfDocument);
  return type;
}

const JUDGED_KINDS: ReadonlyMap<Accepted, CompoundKind> = new Map([
  [WORD, 'text'],
  [EXCEL, 'workbook'],
  [OUTLOOK, 'mail'],
]);

/** Reports the refusal of what is attached to a mail as one of the mail, whose sender packed no archive. */
function asOfDocument(error: unknown): never {
  if (error instanceof FileRefused) throw new FileRefused('forbidden_content', error.reason ?? 'type', error.holding);
  throw error;
}

const OFFICE = 'application/vnd.openxmlformats';
const OPEN_DOCUMENT = 'application/vnd.oasis';

/** Detects Word, Excel and OpenDocument files: archives that declare the type of each part. */
function isArchivedDocument({ mediaType }: Accepted): boolean {
  return mediaType.startsWith(OFFICE) || mediaType.startsWith(OPEN_DOCUMENT);
}

async function recognise(content: Content, marks: ReadonlySet<string>): Promise<Accepted | undefined> {
  // Its preamble may be the start of a picture, by which other viewers open it.
  if (await isDicom(content)) return ACCEPTED[DICOM];
  const found = await content.mediaType();
  if (found === undefined) return recogniseByHead(content);
  if (found !== COMPOUND_FILE) return ACCEPTED[found];
  const kind = COMPOUND_KINDS.find(([name]) => marks.has(name))?.[1];
  if (!kind && marks.has(ENCRYPTED)) refuseContent('locked');
  return kind;
}

/** Recognizes what has no signature at its very start, and a TIFF whose directory is missing. */
async function recogniseByHead(content: Content): Promise<Accepted | undefined> {
  if (isMessage(await content.read(0, LONGEST_HEAD))) return MESSAGE;
  if (TIFF_HEADS.has((await content.read(0, 4)).toString('latin1'))) return ACCEPTED['image/tiff'];
  return recognisePdf(content);
}

const TIFF_HEADS = new Set(['II*\0', 'MM\0*']);

const PDF_MARK = '%PDF-';
/**
 * Bytes within which readers look for the mark of a PDF (Adobe's note 13 on PDF 1.7). Line breaks, a printer's commands,
 * or the head of an answer or a form may precede it.
 */
const PDF_WITHIN = 1024;

async function recognisePdf(content: Content): Promise<Accepted | undefined> {
  const head = await content.read(0, PDF_WITHIN + PDF_MARK.length);
  if (!head.includes(PDF_MARK)) return undefined;
  await judgeStart(content);
  return ACCEPTED[PDF];
}

/** Returns the marks that occur in the file, also across the pieces in which it is read. */
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

/**
 * Returns a name that tells the type of the file: an extension is added when it has another or none. At most `longest`
 * characters.
 */
export function nameWithExtension(name: string, { mediaType, extension }: FileType, longest: number): string {
  const ending = name.includes('.') ? (name.split('.').at(-1) ?? '').toLowerCase() : '';
  if (EXTENSIONS.get(mediaType)?.includes(ending)) return name.slice(-longest).toWellFormed();
  return `${name.slice(0, longest - extension.length - 1).toWellFormed()}.${extension}`;
}
