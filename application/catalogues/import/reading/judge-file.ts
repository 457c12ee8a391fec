import { open } from 'node:fs/promises';
import { judgeWorkbook } from '@aval/platform/files/judge-workbook';
import { PROBLEMS, said } from '../messages';
import { TableRefused } from './table-sheet';

const FILE_KINDS = ['csv', 'xlsx'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** Unpacked size limit; twenty thousand rows of twenty long cells take less. Source: docs/rules.md 5.37. */
const MEGABYTES_UNPACKED = 32;

/** First bytes of a ZIP archive and of an older Microsoft Office document. */
const ARCHIVE = Buffer.from([0x50, 0x4b]);
const COMPOUND = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);

/**
 * Returns the kind of a file by its content: a workbook, or a text, which is checked when it is read. Throws
 * `TableRefused`, or `FileRefused` for a workbook under a password or with macros.
 */
export async function judgeFile(path: string): Promise<FileKind> {
  const head = await readHead(path);
  if (head.length === 0) throw new TableRefused(PROBLEMS.empty);
  const isBinary = [ARCHIVE, COMPOUND].some((start) => head.subarray(0, start.length).equals(start));
  if (!isBinary) return 'csv';
  const judgement = await judgeWorkbook(path, MEGABYTES_UNPACKED * 1024 * 1024);
  if (judgement === 'unpacks_too_large')
    throw new TableRefused(said(PROBLEMS.unpackedTooLarge, { megabytes: MEGABYTES_UNPACKED }));
  if (judgement === 'other') throw new TableRefused(PROBLEMS.kind);
  return 'xlsx';
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(COMPOUND.length), 0, COMPOUND.length, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
