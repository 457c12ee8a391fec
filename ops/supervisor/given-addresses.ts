/** Variables that name the services of a product in use, which a bench or a drill must not fill, kill or drop. */
const GIVEN = ['DATABASE_URL', 'DATABASE_OWNER_URL', 'TEMPORAL_ADDRESS', 'TEMPORAL_NAMESPACE', 'PUBLIC_URL'] as const;

export function forgetGivenAddresses(): void {
  for (const name of GIVEN) delete process.env[name];
}
