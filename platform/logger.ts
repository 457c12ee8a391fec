import { destination, type Logger, pino } from 'pino';

export type { Logger } from 'pino';

/**
 * JSON lines on standard output, one logger for each process. Written at once: what a process said last before it died is what somebody
 * will want to read. Fields that could carry a person or a secret are cut out by name, as a last wall behind not logging them.
 */
export function createLogger(processName: string, environment: { LOG_LEVEL: string }): Logger {
  return pino(
    {
      name: processName,
      level: environment.LOG_LEVEL,
      redact: {
        paths: ['password', 'token', 'cookie', 'authorization', 'email', 'nationalId', 'cardNumber'].flatMap(
          (field) => [field, `*.${field}`],
        ),
        censor: '[removed]',
      },
    },
    destination({ sync: true }),
  );
}
