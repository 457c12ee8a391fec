const SQLSTATE = /^[0-9A-Z]{5}$/;

/** The PostgreSQL error code in an error or in what caused it; null for errors of other origin. */
export function sqlState(error: unknown): string | null {
  for (let current: unknown = error; isRecord(current); current = current.cause ?? nested(current)) {
    for (const name of ['originalCode', 'code']) {
      const code = current[name];
      if (typeof code === 'string' && SQLSTATE.test(code) && !code.startsWith('P')) return code;
    }
  }
  return null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Where the driver adapter keeps the server's error. */
function nested(error: Record<string, unknown>): unknown {
  const meta = error.meta;
  return isRecord(meta) ? (meta.driverAdapterError ?? meta) : null;
}
