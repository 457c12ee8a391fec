import type { Database } from './client';
import { Prisma } from './generated/client';
import { selected } from './selected';

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
    SELECT ${selected<Role>({
      name: Prisma.sql`rolname`,
      isSuperuser: Prisma.sql`rolsuper`,
      bypassesPolicies: Prisma.sql`rolbypassrls`,
      ownsTenantTable: Prisma.sql`EXISTS (SELECT FROM pg_class WHERE relrowsecurity AND pg_has_role(current_user, relowner, 'USAGE'))`,
    })}
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
