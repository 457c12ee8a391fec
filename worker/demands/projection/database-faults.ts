import { sqlState } from '@aval/prisma/sql-state';
import { ApplicationFailure } from '@temporalio/common';
import { faulty } from '../activity-failures';

/**
 * SQLSTATE prefixes of permanent failures: the data itself is refused (classes 22 and 23) or one of our guards refuses
 * (AV). All other errors are temporary: a database that is away, restarts, is out of connections or is being migrated.
 */
const HOPELESS_CLASSES = new Set(['22', '23', 'AV']);
const ROW_NOT_FOUND = 'P2025';

/**
 * Converts an error of the database or of the activity's own code into a failure with a code, never with a text that
 * could contain personal data.
 */
export function activityFailure(error: unknown): ApplicationFailure {
  if (error instanceof ApplicationFailure) return error;
  const state = sqlState(error);
  if (state && HOPELESS_CLASSES.has(state.slice(0, 2))) return faulty(`database_${state}`);
  if (!state && isOwnError(error)) return faulty('internal_error');
  const passing = state ? `database_${state}` : 'database_unavailable';
  return ApplicationFailure.create({ message: passing, type: 'PASSING', nonRetryable: false });
}

/** Detects errors of the code itself, or of a required row that is missing: the same input would fail again. */
function isOwnError(error: unknown): boolean {
  if (error instanceof TypeError || error instanceof RangeError || error instanceof SyntaxError) return true;
  return isRecord(error) && (error.name === 'PrismaClientValidationError' || error.code === ROW_NOT_FOUND);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Runs `work` and rethrows its errors as failures with a code and none of the database's own text. */
export async function withCodes<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw activityFailure(error);
  }
}
