import type { Actor } from '@aval/domain/access/actor';
import { readEnvironment, webEnvironmentSchema } from '@aval/platform/environment';
import { createDatabase, type Database } from '@aval/prisma/client';
import { loadActor } from '@aval/prisma/load-actor';
import { createTestDatabase, processEnvironment } from '@aval/testing/stack/stack';
import { closeServices, createServices, type Services } from '../../services';
import { findImport, type ImportRow, listImportRows } from './get-import';
import type { ImportSummary } from './import-state';
import type { ImportedSubject } from './imports';
import { startImport } from './start-import';
import { type WorkOnImportResult, workOnImport } from './work-on-import';

export interface ImportScene {
  services: Services;
  owner: Database;
  actorOf(email: string): Promise<Actor>;
  /** Chooses a file and waits until it is checked. */
  check(actor: Actor, subject: ImportedSubject, content: string | Uint8Array): Promise<CheckedImport>;
  /** Writes it, and says what has become of it. */
  apply(actor: Actor, subject: ImportedSubject): Promise<ImportSummary>;
  close(): Promise<void>;
}

export interface CheckedImport {
  summary: ImportSummary;
  rows: ImportRow[];
}

/** A database of its own with whoever imports into it. */
export async function arrangeImports(): Promise<ImportScene> {
  const testDatabase = await createTestDatabase();
  const owner = createDatabase(testDatabase.ownerUrl);
  const services = createServices('test', readEnvironment(webEnvironmentSchema, processEnvironment(testDatabase)));
  const standing = async (actor: Actor, subject: ImportedSubject) => {
    const summary = await findImport(services, actor, subject);
    if (!summary) throw new Error('there is no import');
    return summary;
  };
  return {
    services,
    owner,
    async actorOf(email) {
      const { id } = await owner.userAccount.findUniqueOrThrow({ where: { email } });
      const actor = await loadActor(services.database, id, { companyId: null });
      if (!actor) throw new Error(`${email} is not active`);
      return actor;
    },
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
    async close() {
      await closeServices(services);
      await owner.$disconnect();
      await testDatabase.drop();
    },
  };
}

export async function finish(result: WorkOnImportResult): Promise<void> {
  if (result.status !== 'begun') throw new Error(result.status);
  await result.finished;
}
