import type { Database } from './client';

interface Role {
  name: string;
  isSuperuser: boolean;
  bypassesPolicies: boolean;
  ownsTenantTable: boolean;
}

/**
 * Returns one sentence on why row-level security does not apply to this database user; null if it does. PostgreSQL
 * exempts superusers, roles with BYPASSRLS, and the owner of a table with all roles that inherit the owner's rights.
 */
export async function describeUnboundRole(db: Database): Promise<string | null> {
  const [role] = await db.$queryRaw<Role[]>`
    SELECT rolname AS name, rolsuper AS "isSuperuser", rolbypassrls AS "bypassesPolicies",
      EXISTS (SELECT FROM pg_class WHERE relrowsecurity AND pg_has_role(current_user, relowner, 'USAGE')) AS "ownsTenantTable"
    FROM pg_roles WHERE rolname = current_user`;
  if (!role) return null;
  const why = role.isSuperuser
    ? 'is a superuser'
    : role.bypassesPolicies
      ? 'has BYPASSRLS'
      : role.ownsTenantTable
        ? 'owns tables of companies'
        : null;
  if (why === null) return null;
  return `The database's user "${role.name}" ${why}, so that nothing would keep the companies apart: DATABASE_URL must name a user that row-level security binds, as aval_app.`;
}
