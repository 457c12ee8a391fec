import type { DisplayStatus } from '../vocabulary';

interface Entry {
  action: string;
  /** In which status it found the demand; null for the first. */
  statusBefore: DisplayStatus | null;
}

/**
 * Whether an entry of the history is the decision of the validation step, where nothing is authorized or denied yet but the validation. Source:
 * docs/rules.md 3.1.
 */
export function decidesValidation({ action, statusBefore }: Entry): boolean {
  return statusBefore === 'pending_validation' && (action === 'ACCEPT' || action === 'DENY');
}
