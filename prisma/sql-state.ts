/** Each has a digit: `EPIPE` is no state. */
const SQLSTATE = /^(?=.*\d)[0-9A-Z]{5}$/;

/** The PostgreSQL error code in an error or in what caused it; null for errors of other origin. */
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
 * What the driver adapter calls the error, as `ConnectionClosed`; null for errors of other origin. Prisma has a code for most kinds, but one code
 * (P2010) for all that befalls a statement of our own SQL.
 */
export function driverErrorKind(error: unknown): string | null {
  for (const { kind } of causesOf(error)) if (typeof kind === 'string') return kind;
  return null;
}

/** The error, and what lies beneath it. */
function* causesOf(error: unknown): Generator<Record<string, unknown>> {
  for (let current: unknown = error; isRecord(current); current = current.cause ?? nested(current)) yield current;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Where the driver adapter keeps the server's error. */
function nested(error: Record<string, unknown>): unknown {
  const meta = error.meta;
  return isRecord(meta) ? (meta.driverAdapterError ?? meta) : null;
}
