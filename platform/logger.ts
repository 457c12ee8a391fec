import { PERSONAL_FIELDS } from '@aval/domain/patients/patient-fields';
import { destination, type Logger, pino } from 'pino';

export type { Logger } from 'pino';

const SECRETS = ['password', 'token', 'cookie', 'authorization'];
/** Identifiers of systems outside, which may be numbers of their patients. */
const IDENTIFIERS = ['externalId'];

/**
 * Creates a process's logger: JSON lines on standard output, written synchronously so that the last lines before a
 * crash are kept. Fields that could contain personal data or a secret are removed by name, as a last safeguard beside
 * not logging them.
 */
export function createLogger(processName: string, environment: { LOG_LEVEL: string }): Logger {
  return pino(
    {
      name: processName,
      level: environment.LOG_LEVEL,
      redact: {
        paths: [...SECRETS, ...IDENTIFIERS, ...PERSONAL_FIELDS].flatMap((field) => [field, `*.${field}`]),
        censor: '[removed]',
      },
    },
    destination({ sync: true }),
  );
}
