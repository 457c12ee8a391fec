import { Prisma } from './generated/client';

/** Tells whether a row was refused because another one has the same unique value, such as an id or a number. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';
}
