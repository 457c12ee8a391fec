import type { CivilDate } from '../calendar/civil-date';
import type { DemandContent } from '../demand/content';
import type { WizardMode } from '../demand/vocabulary';

export interface LockContext {
  today: CivilDate;
  /** How many versions ended in a standing authorization; from the first on the cycle counts are fixed. */
  acceptedVersions: number;
}

/** What each mode may change, as patterns of paths; everything else is locked. Source: rules.md section 3. */
const CHANGEABLE: Readonly<Record<WizardMode, readonly RegExp[]>> = {
  draft: [/./],
  continue: [/^treatment\.chemotherapy\./, /^extras\.(observations|officialComments)$/],
  change_dates: [
    /^treatment\.chemotherapy\.(sessionDates\.\d+|firstSessionDate|infusorImplantDate|infusorRemovalDate)$/,
  ],
  missing_info: [/^(protocol|previousTreatments|treatment|extras)\b/],
  edit_active: [/^(protocol|previousTreatments|treatment|extras)\b/],
  administrative: [
    /^extras\.(performingCenterId|officialComments)$/,
    /^treatment\.chemotherapy\.drugs\.\d+\.(presentationId|amount|priceCents)$/,
  ],
};

const CYCLE_COUNTS = /^treatment\.chemotherapy\.(cycle|totalCycles)$/;
const TREATMENT_DATES =
  /^treatment\.(chemotherapy\.(sessionDates\.\d+|firstSessionDate|infusorImplantDate|infusorRemovalDate)|radiotherapy\.\d+\.startDate)$/;
const INFUSOR_DATES = /^treatment\.chemotherapy\.infusor(Implant|Removal)Date$/;

/**
 * The paths (`treatment.chemotherapy.cycle`) whose change a mode refuses, whatever the form sends; empty when all is well.
 * Beyond the fields of the mode: after the first acceptance the cycle counts stay, a continuation is the next cycle of the
 * same total, and a date that the last submitted version has is fixed once it is past. Source: rules.md section 3.
 */
export function lockedChanges(
  mode: WizardMode,
  previous: DemandContent,
  next: DemandContent,
  { today, acceptedVersions }: LockContext,
): string[] {
  if (mode === 'draft') return [];
  const locked = changes(previous, next).filter(({ path, before }) => {
    if (!CHANGEABLE[mode].some((pattern) => pattern.test(path))) return true;
    if (mode === 'continue') return isPast(before, today) && INFUSOR_DATES.test(path);
    if (acceptedVersions > 0 && CYCLE_COUNTS.test(path)) return true;
    return isPast(before, today) && TREATMENT_DATES.test(path);
  });
  const paths = locked.map(({ path }) => path);
  return mode === 'continue' ? [...paths, ...wrongCycle(previous, next)] : paths;
}

function wrongCycle(previous: DemandContent, next: DemandContent): string[] {
  const before = previous.treatment.chemotherapy;
  const after = next.treatment.chemotherapy;
  if (!before || !after) return [];
  const wrong: string[] = [];
  if (after.cycle !== before.cycle + 1) wrong.push('treatment.chemotherapy.cycle');
  if (after.totalCycles !== before.totalCycles) wrong.push('treatment.chemotherapy.totalCycles');
  return wrong;
}

function isPast(value: unknown, today: CivilDate): boolean {
  return typeof value === 'string' && value < today;
}

interface Change {
  path: string;
  before: unknown;
}

/** Where two values differ. A list of another length, and a part that came or went, is one change of the whole. */
function changes(before: unknown, after: unknown, path = ''): Change[] {
  if (Object.is(before, after)) return [];
  if (!isComposite(before) || !isComposite(after) || Array.isArray(before) !== Array.isArray(after)) {
    return [{ path, before }];
  }
  if (Array.isArray(before) && Array.isArray(after) && before.length !== after.length) return [{ path, before }];
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key) => changes(before[key], after[key], path ? `${path}.${key}` : key));
}

function isComposite(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
