import type { Prisma } from '@aval/prisma/generated/client';

/** The companies that insure, at work or not: all but the default tenant. */
export const INSURERS = { isDefault: false } as const satisfies Prisma.CompanyWhereInput;

/** Those of them that are at work: somebody may come to work for them or be insured by them. Source: docs/rules.md 5.30, 6.5, 2.10. */
export const OPEN_INSURERS = { ...INSURERS, active: true } as const satisfies Prisma.CompanyWhereInput;
