import { ownerEnvironmentSchema, readEnvironmentAtStart } from '@aval/platform/environment';
import { parseDatabaseUrl } from './database-address';
import { applyMigrations } from './schema-engine';

/** `npm run migrate`: applies the migrations as the owner of the tables. */
const environment = readEnvironmentAtStart(ownerEnvironmentSchema);
const applied = await applyMigrations(parseDatabaseUrl(environment.DATABASE_OWNER_URL));
console.log(applied.length === 0 ? 'The database is up to date.' : `Applied: ${applied.join(', ')}`);
