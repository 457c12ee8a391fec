import type { Justification } from '../../demand/content/content';
import type { Finding } from '../findings/finding';

/** What the doctor answered to a finding; null where nothing. Source: docs/rules.md 12.9. */
export function justificationOf(
  { rule, fields }: Pick<Finding, 'rule' | 'fields'>,
  justifications: readonly Justification[],
): string | null {
  return justifications.find((each) => each.rule === rule && each.field === fields[0])?.text ?? null;
}
