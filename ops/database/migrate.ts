import { ownerEnvironmentSchema, readEnvironment } from '@aval/platform/environment';
import { applyMigrations, type DatabaseAddress } from './schema-engine';

/** Takes an address apart, as the schema engine wants it. */
export function parseDatabaseUrl(url: string): DatabaseAddress {
  const address = new URL(url);
  return {
    host: address.hostname,
    port: Number(address.port || 5432),
    user: decodeURIComponent(address.username),
    password: decodeURIComponent(address.password),
    database: address.pathname.slice(1),
  };
}

if (import.meta.url === `file://${process.argv[1]}`) {
  const environment = readEnvironment(ownerEnvironmentSchema);
  const applied = await applyMigrations(parseDatabaseUrl(environment.DATABASE_OWNER_URL));
  console.log(applied.length === 0 ? 'The database is up to date.' : `Applied: ${applied.join(', ')}`);
}
