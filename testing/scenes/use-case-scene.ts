import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Clock, closeServices, createServices, type Services } from '@aval/application/services';
import type { Actor } from '@aval/domain/access/actor';
import { readEnvironment, webEnvironmentSchema } from '@aval/platform/environment';
import { createDatabase, type Database } from '@aval/prisma/client';
import { loadActor } from '@aval/prisma/load-actor';
import { createTestDatabase, processEnvironment } from '../stack/stack';

/** Services for use cases, with a database and a folder of files of their own. */
export interface UseCaseScene {
  services: Services;
  /** Connection without row-level security, to arrange and inspect data. */
  owner: Database;
  /** Loads a user of the story as actor, with a company in context or none. */
  actorOf(email: string, companyId?: number | null): Promise<Actor>;
  close(): Promise<void>;
}

export async function arrangeUseCases({ clock }: { clock?: Clock } = {}): Promise<UseCaseScene> {
  const testDatabase = await createTestDatabase();
  const folder = await mkdtemp(path.join(tmpdir(), 'aval-use-cases-'));
  const owner = createDatabase(testDatabase.ownerUrl, { poolSize: 2 });
  const environment = processEnvironment(testDatabase, { AVAL_FILES: folder });
  const made = createServices('test', readEnvironment(webEnvironmentSchema, environment));
  return {
    services: clock ? { ...made, clock } : made,
    owner,
    async actorOf(email, companyId = null) {
      const { id } = await owner.userAccount.findUniqueOrThrow({ where: { email } });
      const actor = await loadActor(made.database, id, { companyId });
      if (!actor) throw new Error(`${email} is not active`);
      return actor;
    },
    async close() {
      await closeServices(made);
      await owner.$disconnect();
      await testDatabase.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
