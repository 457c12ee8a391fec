/** Given addresses are for a product in use; a bench or a drill fills, kills and drops services of its own. */
const GIVEN = ['DATABASE_URL', 'DATABASE_OWNER_URL', 'TEMPORAL_ADDRESS', 'TEMPORAL_NAMESPACE', 'PUBLIC_URL'] as const;

export function forgetGivenAddresses(): void {
  for (const name of GIVEN) delete process.env[name];
}
