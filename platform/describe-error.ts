export interface ErrorDescription {
  error: string;
  code?: string;
  message?: string;
  frames: string[];
  /** Underlying error. */
  cause?: ErrorDescription;
}

/** Errors whose messages quote input that could not be read or stored, possibly about a patient. */
const QUOTING = /^(Prisma|DriverAdapter|Syntax|Zod)/;
const MOST_FRAMES = 12;
const MOST_CAUSES = 3;

/**
 * Describes an error for the log: name, code and stack frames, and the message only when it cannot contain personal
 * data.
 */
export function describeError(error: unknown, causes = MOST_CAUSES): ErrorDescription {
  if (!(error instanceof Error)) return { error: typeof error, frames: [] };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const lines = (error.stack ?? '').split('\n').map((line) => line.trim());
  return {
    error: error.name,
    ...(code === undefined ? {} : { code }),
    ...(QUOTING.test(error.name) || QUOTING.test(error.constructor.name) ? {} : { message: error.message }),
    frames: lines.filter((line) => line.startsWith('at ')).slice(0, MOST_FRAMES),
    ...(causes > 0 && error.cause instanceof Error ? { cause: describeError(error.cause, causes - 1) } : {}),
  };
}
