import { sqlState } from '@aval/prisma/sql-state';
import { ApplicationFailure } from '@temporalio/common';
import { faulty } from '../activity-failures';

/**
 * What no repetition will ever change: the data itself is refused (classes 22 and 23) or one of our guards is (AV). Everything else, a database
 * that is away, restarts, is out of connections or being migrated, passes.
 */
const HOPELESS_CLASSES = new Set(['22', '23', 'AV']);
const ROW_NOT_FOUND = 'P2025';

/** The failure that an activity throws for an error of the database or of its own: a code, never a text that could name somebody. */
export function activityFailure(error: unknown): ApplicationFailure {
  if (error instanceof ApplicationFailure) return error;
  const state = sqlState(error);
  if (state && HOPELESS_CLASSES.has(state.slice(0, 2))) return faulty(`database_${state}`);
  if (!state && isOwnError(error)) return faulty('internal_error');
  const passing = state ? `database_${state}` : 'database_unavailable';
  return ApplicationFailure.create({ message: passing, type: 'PASSING', nonRetryable: false });
}

/** Errors that code makes and no server, or a row that must be there and is not: the same input would bring them again. */
function isOwnError(error: unknown): boolean {
  if (error instanceof TypeError || error instanceof RangeError || error instanceof SyntaxError) return true;
  return isRecord(error) && (error.name === 'PrismaClientValidationError' || error.code === ROW_NOT_FOUND);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** What fails leaves the worker as a failure that names a code and nothing of the database's own words. */
export async function withCodes<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw activityFailure(error);
  }
}
