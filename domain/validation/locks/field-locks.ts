import type { CivilDate } from '../../calendar/civil-date';
import type { DemandContent } from '../../demand/content/content';
import type { WizardMode } from '../../demand/vocabulary';
import type { WizardStep } from '../steps/step-schemas';
import type { EntriesToReplace } from '../steps/treatment-context';

/** Reasons why a field is locked; each is an i18n key of the `wizard` namespace (`lock.<reason>`). */
export type LockReason =
  /** The mode does not change the field. */
  | 'mode'
  /** A continuation is always the next cycle. */
  | 'next_cycle'
  /** The cycle counts are fixed from the first authorization on. */
  | 'cycles_accepted'
  /** A past date of the last submitted version. */
  | 'past';

export interface LockContext {
  today: CivilDate;
  /** Number of versions with a standing authorization; from the first on the cycle counts are fixed. */
  acceptedVersions: number;
  /**
   * Entries that the catalogues no longer offer; a continuation replaces them, even in fields that are locked
   * otherwise.
   */
  toReplace?: EntriesToReplace;
}

/** A finding may be answered wherever its field may be changed. */
const JUSTIFICATIONS = /^extras\.justifications\b/;

type Part = 'protocol' | 'previousTreatments' | 'exposures' | 'treatment' | 'extras';
type Changeable = Readonly<Partial<Record<Part, readonly RegExp[]>>>;

const WHOLE: Changeable = {
  protocol: [/./],
  previousTreatments: [/./],
  exposures: [/./],
  treatment: [/./],
  extras: [/./],
};

/**
 * Fields that each mode of a sent request may change, as patterns of paths; all others are locked.
 * Source: docs/rules.md 3.13, 3.14, 3.24.
 */
const CHANGEABLE: Readonly<Record<Exclude<WizardMode, 'draft'>, Changeable>> = {
  continue: {
    treatment: [/^treatment\.chemotherapy\./],
    extras: [/^extras\.(observations|officialComments)$/, JUSTIFICATIONS],
  },
  change_dates: {
    treatment: [
      /^treatment\.chemotherapy\.(sessionDates\.\d+|firstSessionDate|infusorImplantDate|infusorRemovalDate)$/,
    ],
    extras: [JUSTIFICATIONS],
  },
  missing_info: WHOLE,
  edit_active: WHOLE,
  administrative: {
    treatment: [/^treatment\.chemotherapy\.drugs\.\d+\.(presentationId|amount|priceCents)$/],
    extras: [/^extras\.(performingCenterId|officialComments)$/],
  },
};

/** Whether a mode changes any field of a step. Doctor, center and patient are fixed once a request was sent. */
export function changesStep(mode: WizardMode, step: WizardStep): boolean {
  return mode === 'draft' || (step !== 'patient' && CHANGEABLE[mode][step] !== undefined);
}

const CYCLE = 'treatment.chemotherapy.cycle';
const TOTAL_CYCLES = 'treatment.chemotherapy.totalCycles';
const TREATMENT_DATES =
  /^treatment\.(chemotherapy\.(sessionDates\.\d+|firstSessionDate|infusorImplantDate|infusorRemovalDate)|radiotherapy\.\d+\.startDate)$/;
const INFUSOR_DATES = /^treatment\.chemotherapy\.infusor(Implant|Removal)Date$/;
const CODES = /^treatment\.radiotherapy\.(\d+)\.codeIds(\.\d+)?$/;

/**
 * Returns why a mode locks the field at a path (`treatment.chemotherapy.cycle`) of the content that it began with; null
 * when it does not. Source: docs/rules.md 3.10, 3.13; for entries to replace 5.10.
 */
export function fieldLock(
  mode: WizardMode,
  path: string,
  base: DemandContent | null,
  { today, acceptedVersions, toReplace }: LockContext,
): LockReason | null {
  if (mode === 'draft' || base === null) return null;
  if (mode === 'continue' && toReplace && mustBeReplaced(path, base, toReplace)) return null;
  const patterns = Object.entries(CHANGEABLE[mode]).find(([part]) => part === path.split('.')[0])?.[1] ?? [];
  if (!patterns.some((pattern) => pattern.test(path))) return 'mode';
  if (path === CYCLE || path === TOTAL_CYCLES) {
    if (mode === 'continue') return path === CYCLE ? 'next_cycle' : 'cycles_accepted';
    return acceptedVersions > 0 ? 'cycles_accepted' : null;
  }
  const dates = mode === 'continue' ? INFUSOR_DATES : TREATMENT_DATES;
  return dates.test(path) && isPast(valueAt(base, path), today) ? 'past' : null;
}

function mustBeReplaced(path: string, { treatment, extras }: DemandContent, toReplace: EntriesToReplace): boolean {
  if (path === 'extras.performingCenterId') return toReplace.centerIds.includes(extras.performingCenterId);
  const index = CODES.exec(path)?.[1];
  const codes = index === undefined ? [] : (treatment.radiotherapy?.[Number(index)]?.codeIds ?? []);
  return codes.some((id) => toReplace.codeIds.includes(id));
}

/** Returns the value at a path; undefined where there is none. */
function valueAt(content: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (branch, key) => (typeof branch === 'object' && branch !== null ? Reflect.get(branch, key) : undefined),
      content,
    );
}

function isPast(value: unknown, today: CivilDate): boolean {
  return typeof value === 'string' && value !== '' && value < today;
}
