import { withNextCycle } from '../../demand/content/base-content';
import type { DemandContent } from '../../demand/content/content';
import type { WizardMode } from '../../demand/vocabulary';
import { fieldLock, type LockContext } from './field-locks';

const SESSION_DATES = 'treatment.chemotherapy.sessionDates';
const SESSION_COUNT = 'treatment.chemotherapy.sessionsPerCycle';

/**
 * Returns the paths (`treatment.chemotherapy.cycle`) whose change a mode refuses, whatever the form sends; empty when
 * all changes are allowed. Beyond the fields of the mode: after the first acceptance the cycle counts stay, a
 * continuation is the next cycle of the same total, and a date of the last submitted version is fixed once it is past.
 * Source: docs/rules.md 3.10, 3.13, 3.14.
 */
export function lockedChanges(
  mode: WizardMode,
  previous: DemandContent,
  next: DemandContent,
  context: LockContext,
): string[] {
  const base = mode === 'continue' ? withNextCycle(previous) : previous;
  const isLocked = (path: string) => fieldLock(mode, path, base, context) !== null;
  const locked = changedPaths(base, next).filter(isLocked);
  if (mode === 'draft' || locked.includes(SESSION_DATES)) return locked;
  return [...locked, ...pastSessions(base, next, isLocked)];
}

/** Refuses another number of sessions that moves or removes a past one. */
function pastSessions(base: DemandContent, next: DemandContent, isLocked: (path: string) => boolean): string[] {
  const before = base.treatment.chemotherapy?.sessionDates ?? [];
  const after = next.treatment.chemotherapy?.sessionDates;
  if (!after || after.length === before.length) return [];
  return before.flatMap((date, index) => {
    const path = `${SESSION_DATES}.${index}`;
    if (date === after[index] || !isLocked(path)) return [];
    return [index < after.length ? path : SESSION_COUNT];
  });
}

/**
 * Returns the paths at which two contents differ. A list of another length, and an added or removed part, is one change
 * as a whole.
 */
export function changedPaths(before: unknown, after: unknown, path = ''): string[] {
  if (Object.is(before, after)) return [];
  if (!isComposite(before) || !isComposite(after) || Array.isArray(before) !== Array.isArray(after)) return [path];
  if (Array.isArray(before) && Array.isArray(after) && before.length !== after.length) return [path];
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key) => changedPaths(before[key], after[key], path ? `${path}.${key}` : key));
}

function isComposite(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
