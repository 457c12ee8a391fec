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
        return await makeEdition(dependencies, input);
      } catch (error) {
        const failure = error instanceof DocumentFailure ? error : null;
        // What is not ours (the database is away, say) goes through the same retries under its own code.
        const type = failure?.code ?? 'document_failed';
        logger.error({ effectId: input.effectId, ...describeError(error), code: type }, 'an edition could not be made');
        throw ApplicationFailure.create({ type, message: type, nonRetryable: failure ? !failure.retryable : false });
      }
    },
  };
}

/** The file's row has the effect's id: whoever makes the same edition again finds it made. */
async function makeEdition(dependencies: DocumentDependencies, input: EffectInput): Promise<DocumentResult> {
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
    // Whoever lost the connection does not know whether the row was committed: the file stays, as the row may name it.
    if (!isUniqueViolation(error)) throw error;
    // An attempt that was thought dead has been faster; its file stays and this one goes.
    await files.delete(file.key);
  }
}

/** A version that the template cannot read today it cannot read tomorrow either. */
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
