import { describeError } from '@aval/platform/describe-error';
import type { FileStore, StoredFile } from '@aval/platform/files/files';
import type { Logger } from '@aval/platform/logger';
import type { Database } from '@aval/prisma/client';
import { forTenant } from '@aval/prisma/scope';
import { isUniqueViolation } from '@aval/prisma/unique-violation';
import type { EffectInput } from '@aval/workflows/contract';
import type { DocumentActivities, DocumentResult } from '@aval/workflows/effect/activities';
import { ApplicationFailure } from '@temporalio/common';
import type { DocumentRenderer } from './browser/browser';
import { DocumentFailure, type DocumentFailureCode } from './failures';
import { loadDocumentModel } from './load-model';
import type { DocumentModel } from './model';
import { renderDocumentHtml } from './template/document';

export interface DocumentDependencies {
  database: Database;
  files: FileStore;
  logger: Logger;
  renderer: DocumentRenderer;
}

export function createDocumentActivities(dependencies: DocumentDependencies): DocumentActivities {
  const { logger } = dependencies;
  return {
    async renderDocument(input) {
      try {
        return await makeRendition(dependencies, input);
      } catch (error) {
        const failure = error instanceof DocumentFailure ? error : null;
        // Other errors, such as an unreachable database, get the same retries under this general code.
        const type = failure?.code ?? 'document_failed';
        logger.error(
          { effectId: input.effectId, ...describeError(error), code: type },
          'a rendition could not be made',
        );
        throw ApplicationFailure.create({ type, message: type, nonRetryable: failure ? !failure.retryable : false });
      }
    },
  };
}

/** Renders and stores one rendition. Its file's row has the effect's id, so a repeated attempt finds it done. */
async function makeRendition(dependencies: DocumentDependencies, input: EffectInput): Promise<DocumentResult> {
  const { database, files, renderer } = dependencies;
  const tenant = forTenant(database, input.companyId);
  const mediaId = input.effectId;
  const made = await tenant.read((transaction) => transaction.media.findUnique({ where: { id: mediaId } }));
  if (made) return { mediaId };

  const model = await loadDocumentModel(dependencies, input);
  const html = await readably(() => renderDocumentHtml(model));
  const pdf = await renderer.renderHtmlToPdf(html, { madeAt: model.edition.madeAt });
  const file = await withCode('storage_unavailable', () => files.put(pdf));
  await recordFile(dependencies, input, model, file);
  return { mediaId };
}

async function recordFile(
  { database, files }: DocumentDependencies,
  { companyId, effectId }: EffectInput,
  { reference, version, edition }: DocumentModel,
  file: StoredFile,
): Promise<void> {
  const data = {
    id: effectId,
    companyId,
    storageKey: file.key,
    sha256: file.sha256,
    size: file.size,
    mediaType: 'application/pdf',
    originalFilename: `${reference}-${version.number}-${edition.number}.pdf`,
  };
  try {
    await forTenant(database, companyId).run((transaction) => transaction.media.create({ data }));
  } catch (error) {
    // After a lost connection it is unknown whether the row was committed: the file stays, since the row may refer to
    // it.
    if (!isUniqueViolation(error)) throw error;
    // An earlier attempt that seemed dead was faster; its file stays and this one is deleted.
    await files.delete(file.key);
  }
}

/** Gives template errors their final code: a version that the template cannot read will never be readable. */
function readably<Result>(work: () => Promise<Result>): Promise<Result> {
  return withCode('version_unreadable', work);
}

async function withCode<Result>(code: DocumentFailureCode, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw new DocumentFailure(code, error);
  }
}
