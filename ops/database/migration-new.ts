import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeTemporaryHome } from '../../testing/stack/temporary-home';
import { exitWith, StartFailure } from '../prepare/failure.mjs';
import { CHECKOUT } from '../prepare/folders.mjs';
import { ProcessGroup } from '../supervisor/process-group';
import { startPostgres } from '../supervisor/services';
import { parseDatabaseUrl } from './database-address';
import { addressFor } from './roles';
import { diffSchema } from './schema-engine';

/** `npm run migration:new -- <name>`: writes the SQL from the migrations to schema.prisma, using a temporary server; null if equal. */
async function createMigration(name: string): Promise<string | null> {
  const { home, register, remove } = await makeTemporaryHome();
  const processes = new ProcessGroup(register, path.join(home, 'logs'));
  try {
    const context = { processes, home, dataName: path.basename(home), durable: false };
    const { adminUrl } = await startPostgres(context, {});
    const script = await diffSchema(parseDatabaseUrl(addressFor(adminUrl, { database: 'postgres' })));
    if (/^\s*(--.*\s*)*$/.test(script)) return null;
    const folder = path.join(CHECKOUT, 'prisma/migrations', `${timestamp()}_${name}`);
    mkdirSync(folder);
    writeFileSync(path.join(folder, 'migration.sql'), script);
    return path.relative(CHECKOUT, folder);
  } finally {
    await processes.stop();
    remove();
  }
}

function timestamp(): string {
  return new Date().toISOString().replace(/\D/g, '').slice(0, 14);
}

try {
  const name = process.argv[2];
  if (!name || !/^[a-z][a-z0-9_]*$/.test(name)) {
    throw new StartFailure('Give the migration a name of small letters: npm run migration:new -- add_something');
  }
  const folder = await createMigration(name);
  console.log(
    folder
      ? `Made ${folder}: read it, and add by hand what Prisma does not know (policies, grants, checks).`
      : 'The migrations already say what schema.prisma says.',
  );
} catch (error) {
  exitWith(error);
}
