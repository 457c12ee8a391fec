import { refuseArchive } from '../file-refused';
import { lastSegment } from './archive-names';
import { beginsWith, type Content } from './content';
import { isDicom, judgeNamelessDicom } from './judge-dicom';
import { judgeCsv, judgeText, judgeXml } from './judge-text';
import type { Within } from './judging';

export type Judge = (content: Content, within: Within) => Promise<unknown>;

/** Extensions grouped by kind, since users and programs mix them up within a kind; content decides. */
const KINDS: readonly (readonly string[])[] = [
  ['pdf'],
  ['jpg', 'jpeg', 'jpe', 'jfif', 'png', 'webp', 'tif', 'tiff', 'heic', 'heif'],
  ['dcm', 'dicom'],
  ['doc', 'dot', 'docx', 'dotx', 'odt', 'ott', 'rtf'],
  ['xls', 'xlt', 'xlsx', 'xltx', 'ods', 'ots'],
  ['zip'],
  ['eml'],
  ['msg'],
];

/** Types accepted in an archive but not alone: their content has no signature, so the extension tells them. */
const TEXTS: ReadonlyMap<string, Judge> = new Map<string, Judge>([
  ['txt', judgeText],
  ['csv', judgeCsv],
  ['xml', judgeXml],
]);

/** Judges a content like an uploaded file, and returns its type. */
export type TypedJudge = (content: Content, within: Within) => Promise<{ mediaType: string; extension: string }>;

/** Returns what judges an entry of an archive, or what is attached to a mail, by its name. */
export function judgeOf(name: string, judge: TypedJudge): Judge {
  const ending = endingOf(name);
  if (lastSegment(name) === '.DS_Store') return judgeMacFile(FOLDER_HEAD);
  const accompanied = COMPANION.exec(name)?.[1];
  if (accompanied !== undefined) return mayBeAccompanied(accompanied) ? judgeMacFile(COMPANION_HEAD) : refuseType;
  // Image discs have files without extension.
  if (ending === null) return judgeNameless;
  const text = TEXTS.get(ending);
  if (text) return text;
  const kind = KINDS.find((endings) => endings.includes(ending));
  if (!kind) return refuseType;
  return async (content, within) => {
    if (!kind.includes((await judge(content, within)).extension)) refuseArchive('misnamed');
  };
}

export function endingOf(name: string): string | null {
  const segment = lastSegment(name);
  return segment.includes('.') ? (segment.split('.').at(-1) ?? '').toLowerCase() : null;
}

/** AppleDouble files, added by macOS with the disk's data about each file. */
const COMPANION = /^__MACOSX\/(?:.*\/)?\._([^/]*)$/;

/**
 * Whether a file may have a companion: other systems open the companion by that file's extension. Folders (`Dr. Pérez`,
 * `v1.2`) have no extension, or none that opens anything.
 */
function mayBeAccompanied(name: string): boolean {
  const ending = endingOf(name);
  if (ending === null || /^\d+$|\s/.test(ending)) return true;
  return TEXTS.has(ending) || KINDS.some((endings) => endings.includes(ending));
}

const FOLDER_HEAD = Buffer.from('\0\0\0\x01Bud1', 'latin1');
const COMPANION_HEAD = Buffer.from([0, 5, 0x16, 7, 0, 2, 0, 0]);

function judgeMacFile(head: Buffer): Judge {
  return async (content) => {
    if (!(await beginsWith(content, head))) refuseArchive('misnamed');
  };
}

async function judgeNameless(content: Content): Promise<void> {
  if (!(await isDicom(content))) refuseArchive('type');
  await judgeNamelessDicom(content);
}

async function refuseType(): Promise<never> {
  return refuseArchive('type');
}
