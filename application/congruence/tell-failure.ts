import type { TellFailure } from '@aval/domain/congruence/analyse';
import type { Logger } from '@aval/platform/logger';

/**
 * Logs a failed rule with the name of its error only, since the message could contain patient data. Source:
 * docs/rules.md 12.4.
 */
export function tellFailure(logger: Pick<Logger, 'error'>): TellFailure {
  return (rule, error) =>
    logger.error({ rule, error: error instanceof Error ? error.name : 'unknown' }, 'a rule of congruence failed');
}
