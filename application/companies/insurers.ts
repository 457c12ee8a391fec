import type { Prisma } from '@aval/prisma/generated/client';

/** The companies that somebody may come to work for or be insured by: those that are at work, and never the default tenant, which insures nobody. Source: docs/rules.md 5.30, 6.5, 2.10, 5.20. */
export const INSURERS = { active: true, isDefault: false } as const satisfies Prisma.CompanyWhereInput;
