import { Prisma } from './generated/client';

/** Whether a row could not be written because another one has what only one may have: an id, a number. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';
}
