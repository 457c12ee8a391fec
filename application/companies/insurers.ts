import type { Prisma } from '@aval/prisma/generated/client';

/** Companies that insure, active or not: all but the default tenant. */
export const INSURERS = { isDefault: false } as const satisfies Prisma.CompanyWhereInput;

/** Active insurers, which accept new users and patients. Source: docs/rules.md 5.30, 6.5, 2.10. */
export const OPEN_INSURERS = { ...INSURERS, active: true } as const satisfies Prisma.CompanyWhereInput;
