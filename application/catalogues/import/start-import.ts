import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Actor } from '@aval/domain/access/actor';
import { MEGABYTES_OF_A_FILE } from '@aval/domain/validation/dialogs/attachment-limits';
import { storableText } from '@aval/domain/validation/fields/storable-text';
import { type FileRefused, isFileRefused } from '@aval/platform/files/file-refused';
import { refusalOf } from '../../files/file-refusals';
import { silentSince } from '../../health/silent-since';
import type { Services } from '../../services';
import type { ImportedSubject } from './imports';
import { mayImport } from './may-import';
import { NOTICES, PROBLEMS, said } from './messages';
import { judgeFile } from './reading/judge-file';
import { TableRefused } from './reading/table-sheet';

interface StartImportInput {
  subject: ImportedSubject;
  filename: string;
  content: Uint8Array | Readable;
}

export type StartImportResult =
  | { status: 'stored'; importId: string }
  | { status: 'invalid'; errors: { file: string } }
  | { status: 'forbidden' };

const LONGEST_NAME = 200;

/** Stores a file with entries of a catalogue, to be checked next. It replaces the user's previous file. */
export async function startImport(
  services: Services,
  actor: Actor,
  { subject, filename, content }: StartImportInput,
): Promise<StartImportResult> {
  if (!mayImport(actor, subject)) return { status: 'forbidden' };
  try {
    const { found: kind, ...file } = await services.files.putInspected(content, judgeFile);
    const id = randomUUID();
    const before = await services.database.$transaction(async (tx) => {
      await tx.$queryRaw`SELECT pg_advisory_xact_lock(${actor.userId}::int, hashtext(${`import ${subject}`}))::text`;
      const others = await tx.catalogueImport.findMany({ where: { createdById: actor.userId, subject } });
      if (
        others.some(({ state, workedAt }) => state === 'applying' && workedAt && workedAt > silentSince(services.clock))
      )
        return null;
      await tx.catalogueImport.deleteMany({ where: { createdById: actor.userId, subject } });
      await tx.catalogueImport.create({
        data: {
          id,
          subject,
          createdById: actor.userId,
          createdAt: services.clock.now(),
          state: 'checking',
          kind,
          fileName: keptName(filename),
          storageKey: file.key,
          sha256: file.sha256,
          size: file.size,
        },
      });
      return others;
    });
    if (!before) {
      await services.files.delete(file.key);
      return { status: 'invalid', errors: { file: NOTICES.busy } };
    }
    await Promise.all(before.map(({ storageKey }) => services.files.delete(storageKey)));
    return { status: 'stored', importId: id };
  } catch (error) {
    if (error instanceof TableRefused) return { status: 'invalid', errors: { file: error.problem } };
    if (!isFileRefused(error)) throw error;
    return { status: 'invalid', errors: { file: problemOf(error) } };
  }
}

function problemOf(error: FileRefused): string {
  switch (error.code) {
    case 'empty_file':
      return PROBLEMS.empty;
    case 'file_too_large':
      return said(PROBLEMS.fileTooLarge, { megabytes: MEGABYTES_OF_A_FILE });
    default:
      return refusalOf(error);
  }
}

/** Removes the folders that some browsers send. */
function keptName(filename: string): string {
  const name = storableText(filename.split(/[/\\]/).at(-1) ?? '').trim();
  return [...name].slice(-LONGEST_NAME).join('') || 'catalogo';
}
