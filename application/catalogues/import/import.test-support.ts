import type { Actor } from '@aval/domain/access/actor';
import { arrangeUseCases, type UseCaseScene } from '@aval/testing/scenes/use-case-scene';
import { findImport, type ImportRow, listImportRows } from './get-import';
import type { ImportSummary } from './import-state';
import type { ImportedSubject } from './imports';
import { startImport } from './start-import';
import { type WorkOnImportResult, workOnImport } from './work-on-import';

export interface ImportScene extends UseCaseScene {
  /** Uploads a file and waits until it is checked. */
  check(actor: Actor, subject: ImportedSubject, content: string | Uint8Array): Promise<CheckedImport>;
  /** Applies the checked file and returns the resulting state. */
  apply(actor: Actor, subject: ImportedSubject): Promise<ImportSummary>;
}

export interface CheckedImport {
  summary: ImportSummary;
  rows: ImportRow[];
}

/** Creates a scene of use cases with helpers for imports. */
export async function arrangeImports(): Promise<ImportScene> {
  const scene = await arrangeUseCases();
  const { services } = scene;
  const standing = async (actor: Actor, subject: ImportedSubject) => {
    const summary = await findImport(services, actor, subject);
    if (!summary) throw new Error('there is no import');
    return summary;
  };
  return {
    ...scene,
    async check(actor, subject, content) {
      const bytes = typeof content === 'string' ? Buffer.from(content) : content;
      const started = await startImport(services, actor, { subject, filename: 'catalogo.csv', content: bytes });
      if (started.status !== 'stored') throw new Error(JSON.stringify(started));
      await finish(await workOnImport(services, actor, { subject, importId: started.importId, step: 'check' }));
      const summary = await standing(actor, subject);
      const page = { id: summary.id, kind: null, page: 1, pageSize: 100 };
      return { summary, rows: (await listImportRows(services, actor, page)).rows };
    },
    async apply(actor, subject) {
      const { id, planHash } = await standing(actor, subject);
      await finish(
        await workOnImport(services, actor, { subject, importId: id, step: 'apply', planHash: planHash ?? '' }),
      );
      return standing(actor, subject);
    },
  };
}

export async function finish(result: WorkOnImportResult): Promise<void> {
  if (result.status !== 'begun') throw new Error(result.status);
  await result.finished;
}
