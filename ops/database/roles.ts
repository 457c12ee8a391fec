import pg from 'pg';

/** Database roles: the owner creates and changes tables, the application reads and writes rows under row-level security. */
export const OWNER_ROLE = 'aval_owner';
export const APPLICATION_ROLE = 'aval_app';

export interface RolePasswords {
  owner: string;
  application: string;
}

/** Creates both roles and the database, or updates the passwords; idempotent, for every start. */
export async function prepareDatabase(adminUrl: string, database: string, passwords: RolePasswords): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await ensureRole(client, OWNER_ROLE, passwords.owner);
    await ensureRole(client, APPLICATION_ROLE, passwords.application);
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [database]);
    if (found.rowCount === 0)
      await client.query(`CREATE DATABASE ${pg.escapeIdentifier(database)} OWNER ${OWNER_ROLE}`);
  } finally {
    await client.end();
  }
}

async function ensureRole(client: pg.Client, role: string, password: string): Promise<void> {
  const found = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [role]);
  const verb = found.rowCount === 0 ? 'CREATE' : 'ALTER';
  await client.query(
    `${verb} ROLE ${role} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOBYPASSRLS PASSWORD ${pg.escapeLiteral(password)}`,
  );
}

/** Returns the address of the same server with another role, password or database. */
export function addressFor(url: string, change: { role?: string; password?: string; database?: string }): string {
  const address = new URL(url);
  if (change.role !== undefined) address.username = change.role;
  if (change.password !== undefined) address.password = change.password;
  if (change.database !== undefined) address.pathname = `/${change.database}`;
  return address.toString();
}
