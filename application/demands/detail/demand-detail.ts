import type { CivilDate } from '@aval/domain/calendar/civil-date';
import type { DemandType } from '@aval/domain/clinical/content-facts';
import type { CongruenceReport } from '@aval/domain/congruence/report/report';
import type { VersionChange, VersionChanges } from '@aval/domain/demand/content/changes/version-change';
import type {
  ClinicalProtocol,
  DeclaredExposure,
  Extras,
  PreviousTreatment,
  ProposedTreatment,
} from '@aval/domain/demand/content/content';
import type { VersionReason } from '@aval/domain/demand/content/version-reason';
import type { VersionContent, VersionNames, VersionPatient } from '@aval/domain/demand/content/version-snapshot';
import type { DemandAction } from '@aval/domain/demand/lifecycle/actions';
import type { DocumentRenditionKind } from '@aval/domain/demand/lifecycle/commands';
import type { DisplayStatus } from '@aval/domain/demand/vocabulary';
import type { VisibleState } from '@aval/domain/reading/visible-state';
import type { RenditionStatus } from '../../documents/rendition-state';
import type { WrittenEntry } from '../../history/written-entry';

/** Everything that the page of a demand shows of one version. Instants are ISO 8601. */
export interface DemandDetail {
  id: string;
  reference: string;
  company: DetailCompany;
  status: DisplayStatus;
  /** State as the actor may see it; null for a draft. */
  state: VisibleState | null;
  /** Number of the last action in the history as the actor reads it. */
  lastActionSequence: number;
  /** Number of the entry that an undo would take back; null when there is none. */
  undoes: number | null;
  /** Submitted, but the engine has not written its first entry yet. */
  beingDelivered: boolean;
  /** Engine and database disagree, or a command, clock or reminder has failed. */
  faulty: boolean;
  createdAt: string;
  /** First submission. */
  requestedAt: string | null;
  updatedAt: string;
  type: DemandType | null;
  /** Start in the shown version; for a draft, as far as it was typed. */
  treatmentStart: CivilDate | null;
  /** Working days; null for an earlier version and when no treatment is left to start. */
  daysToStart: number | null;
  calendarDaysToStart: number | null;
  daysSinceUpdate: number;
  calendarDaysSinceUpdate: number;
  doctor: { id: number; name: string; membershipNumber: string | null; active: boolean };
  /** Assistant who sent the shown version in the doctor's name. */
  filedByName: string | null;
  /** Assigned consultant; null also for actors who may not know. */
  assignedUserName: string | null;
  prescriberCenter: DetailCenter;
  performingCenter: DetailCenter | null;
  patient: DetailPatient;
  /** The page shows an earlier version: people, places and ages are those of its day, status and assignee today's. */
  isEarlier: boolean;
  /** The shown version; null for a draft. */
  version: DetailVersion | null;
  /** Written content of a draft; null for submitted demands. */
  draft: DraftContent | null;
  latestVersion: number;
  versions: VersionEntry[];
  attachments: DetailAttachment[];
  /** Newest first; for a version, entries up to the next one. */
  history: HistoryEntry[];
  /** Actions open to the actor today. */
  actions: DemandAction[];
  mayRetryDocuments: boolean;
  /** Whether the actor may open the patient's page. */
  mayOpenPatient: boolean;
}

export interface DetailCompany {
  id: number;
  name: string;
  tramitByZones: boolean;
  validationStep: boolean;
  policyDateCheck: boolean;
  /** External pages: false and null when the company has none or the actor may not open them. */
  hasCongruenceReport: boolean;
  managementUrl: string | null;
}

export interface DetailCenter {
  id: number;
  name: string;
  province: string | null;
}

export interface DetailPatient extends VersionPatient {
  id: number;
  age: number;
  /** Edits of the patient since this version was made; the version keeps the patient as at its time. */
  editedSince: readonly VersionChange[];
}

export interface DetailVersion {
  number: number;
  createdAt: string;
  changeDatesReason: string | null;
  content: VersionContent;
  /**
   * Differences from the last version on which the insurer decided; null for the first version and for a decided one.
   */
  changes: VersionChanges | null;
  /** Report as the reader may see it; null for a version older than the analysis. */
  congruence: CongruenceReport | null;
}

/** Complete steps of a draft; null for the others. */
export interface DraftContent {
  protocol: ClinicalProtocol | null;
  previousTreatments: PreviousTreatment[] | null;
  exposures: DeclaredExposure[] | null;
  treatment: ProposedTreatment | null;
  extras: Extras | null;
  names: VersionNames;
}

export interface VersionEntry {
  number: number;
  createdAt: string;
  reason: VersionReason;
  changeDatesReason: string | null;
  documents: VersionDocument[];
}

export interface VersionDocument {
  id: number;
  /** Counted within its version, from 1. */
  number: number;
  edition: DocumentRenditionKind;
  status: RenditionStatus;
  size: number | null;
  sha256: string | null;
  failureCode: string | null;
  annulledAt: string | null;
}

export interface DetailAttachment {
  id: number;
  description: string;
  fileName: string;
  mediaType: string;
  size: number;
  addedAt: string;
  /** Version with which the file was sent; null while it is pending. */
  versionNumber: number | null;
}

/** Entry as the reader may see it: hidden fields are null, hidden items are left out of their list. */
export interface HistoryEntry extends WrittenEntry {
  privateComment: string | null;
  /** Total of cycles after an increase of cycles; null for every other entry. */
  totalCycles: number | null;
  files: DetailAttachment[];
}
