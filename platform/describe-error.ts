export interface ErrorDescription {
  error: string;
  code?: string;
  message?: string;
  frames: string[];
  /** What lies beneath. */
  cause?: ErrorDescription;
}

/** Their messages quote what they could not read or store: what somebody typed, perhaps about a patient. */
const QUOTING = /^(Prisma|DriverAdapter|Syntax|Zod)/;
const MOST_FRAMES = 12;
const MOST_CAUSES = 3;

/** What the log keeps of an error: what it is and where it came from, and its words when they can hold nobody's data. */
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
