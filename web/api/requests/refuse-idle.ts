import { dequal } from 'dequal';
import { Problem } from '../answers/problem';

/** Why a field would change nothing, by its name: words for whoever sent it, or none where it counts. */
export type IdleFields = Readonly<Record<string, string | false>>;

/**
 * Refuses what would change nothing, since its sender takes it for done. What says again what stands is taken: a program that changes one field of what it has
 * read sends the others back. Source: docs/rules.md 10.11.
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

/** Null and an empty list ask for nothing. */
function saysMore(sent: unknown, stands: unknown): boolean {
  if (sent === undefined || sent === null) return false;
  return Array.isArray(sent) ? !dequal(sorted(sent), sorted(stands)) : sent !== stands;
}

function sorted(ids: unknown): number[] {
  return [...new Set((ids as readonly number[] | undefined) ?? [])].sort((one, other) => one - other);
}
