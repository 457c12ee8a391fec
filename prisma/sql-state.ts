/** SQLSTATE codes contain a digit, unlike error names such as `EPIPE`. */
const SQLSTATE = /^(?=.*\d)[0-9A-Z]{5}$/;

/** Returns the PostgreSQL error code of an error or of its causes; null for errors of other origin. */
export function sqlState(error: unknown): string | null {
  for (const cause of causesOf(error)) {
    for (const name of ['originalCode', 'code']) {
      const code = cause[name];
      if (typeof code === 'string' && SQLSTATE.test(code) && !code.startsWith('P')) return code;
    }
  }
  return null;
}

/**
 * Returns the driver adapter's kind of error, such as `ConnectionClosed`; null for errors of other origin. Prisma has a
 * code for most kinds, but a single one (P2010) for all errors of raw SQL.
 */
export function driverErrorKind(error: unknown): string | null {
  for (const { kind } of causesOf(error)) if (typeof kind === 'string') return kind;
  return null;
}

/** Yields the error and its causes, outermost first. */
export function* causesOf(error: unknown): Generator<Record<string, unknown>> {
  for (let current: unknown = error; isRecord(current); current = current.cause ?? nested(current)) yield current;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Location where the driver adapter keeps the server's error. */
function nested(error: Record<string, unknown>): unknown {
  const meta = error.meta;
  return isRecord(meta) ? (meta.driverAdapterError ?? meta) : null;
}
