import type { Prisma } from '@aval/prisma/generated/client';

/** The companies that somebody may come to work for: those that are at work, and never the default tenant, which insures nobody. Source: docs/rules.md 5.30, 6.5. */
export const EMPLOYING = { active: true, isDefault: false } as const satisfies Prisma.CompanyWhereInput;
