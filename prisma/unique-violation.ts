import { Prisma } from './generated/client';
import { causesOf } from './sql-state';

/** Tells whether a row was refused because another one has the same unique value, such as an id or a number. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';
}

/** Tells whether a row was refused because another one has the same value in this unique index. */
export function isViolationOf(error: unknown, index: string): boolean {
  if (!isUniqueViolation(error)) return false;
  for (const { constraint } of causesOf(error)) {
    if (typeof constraint === 'object' && constraint !== null && 'index' in constraint)
      return constraint.index === index;
  }
  return false;
}
