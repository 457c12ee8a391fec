import type { CivilDate } from '../../calendar/civil-date';
import type { ProposedTreatment } from '../../demand/content/content';
import type { TreatmentKind, WizardMode } from '../../demand/vocabulary';

/** Ids of a demand that may no longer be chosen and that a first submission and a continuation ask to replace. Source: docs/rules.md 5.10. */
export interface EntriesToReplace {
  /** Hidden ones, and those that are not the doctor's; a request that was sent keeps its own. */
  prescriberCenterIds: readonly number[];
  drugIds: readonly number[];
  presentationIds: readonly number[];
  codeIds: readonly number[];
  centerIds: readonly number[];
}

/** What the rules of a proposed treatment depend on besides what was typed. */
export interface TreatmentContext {
  today: CivilDate;
  mode: WizardMode;
  /** The treatment of the last submitted version; a date that it already has is not checked against today. */
  previous?: ProposedTreatment | null;
  /** Kinds of which the patient has another active treatment; continuing and changing dates go on with one's own. */
  blocked?: readonly TreatmentKind[];
  /** Only where they have to be replaced: elsewhere versions and open demands keep them. */
  toReplace?: EntriesToReplace;
}
