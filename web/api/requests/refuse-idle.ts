import { dequal } from 'dequal';
import { Problem } from '../answers/problem';

/** Reason why a field has no effect, by its name; false when it has one. */
export type IdleFields = Readonly<Record<string, string | false>>;

/**
 * Refuses fields without effect, which the sender would believe done. Current values are accepted, since a client that
 * changes one field sends the others back. Source: docs/rules.md 10.11.
 */
export function refuseIdle(
  sent: Readonly<Record<string, unknown>>,
  stands: Readonly<Record<string, unknown>>,
  idle: IdleFields,
): void {
  const issues = Object.entries(idle).flatMap(([path, message]) =>
    message && saysMore(sent[path], stands[path]) ? [{ path, message }] : [],
  );
  if (issues.length > 0) throw new Problem('invalid', { issues });
}

/** Null and an empty list request nothing. */
function saysMore(sent: unknown, stands: unknown): boolean {
  if (sent === undefined || sent === null) return false;
  return Array.isArray(sent) ? !dequal(sorted(sent), sorted(stands)) : sent !== stands;
}

function sorted(ids: unknown): number[] {
  return [...new Set((ids as readonly number[] | undefined) ?? [])].sort((one, other) => one - other);
}
