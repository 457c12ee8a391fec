import type { CivilDate } from '../../calendar/civil-date';
import type { TreatmentKind, WizardMode } from '../../demand/vocabulary';

/**
 * Ids in a demand that can no longer be chosen and must be replaced in a first submission or a continuation.
 * Source: docs/rules.md 5.10.
 */
export interface EntriesToReplace {
  /** Hidden centers, and those that are not the doctor's; a sent request keeps its own. */
  prescriberCenterIds: readonly number[];
  drugIds: readonly number[];
  presentationIds: readonly number[];
  codeIds: readonly number[];
  centerIds: readonly number[];
}

/** Dates of a treatment that are not checked again while they stay the same. */
export interface PreviousDates {
  chemotherapy: {
    firstSessionDate: CivilDate;
    sessionDates: readonly CivilDate[];
    infusorImplantDate: CivilDate | null;
    infusorRemovalDate: CivilDate | null;
  } | null;
  radiotherapy: readonly { startDate: CivilDate }[] | null;
}

/** Facts beyond the typed values on which the rules of a proposed treatment depend. */
export interface TreatmentContext {
  today: CivilDate;
  mode: WizardMode;
  /** Treatment of the last submitted version; its dates are not checked against today. */
  previous?: PreviousDates | null;
  /** Kinds of which the patient has another active treatment; ignored when a demand continues or changes its dates. */
  blocked?: readonly TreatmentKind[];
  /** Given only where entries have to be replaced; versions and open demands keep them otherwise. */
  toReplace?: EntriesToReplace;
}
