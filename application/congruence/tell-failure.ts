import type { TellFailure } from '@aval/domain/congruence/analyse';
import type { Logger } from '@aval/platform/logger';

/** Writes down which rule failed and of what kind the error is: its words may hold what the rule was reading. Source: docs/rules.md 12.4. */
export function tellFailure(logger: Pick<Logger, 'error'>): TellFailure {
  return (rule, error) =>
    logger.error({ rule, error: error instanceof Error ? error.name : 'unknown' }, 'a rule of congruence failed');
}
