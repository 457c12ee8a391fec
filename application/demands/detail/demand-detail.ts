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
import type { DocumentEditionKind } from '@aval/domain/demand/lifecycle/commands';
import type { DisplayStatus } from '@aval/domain/demand/vocabulary';
import type { VisibleState } from '@aval/domain/reading/visible-state';
import type { EditionStatus } from '../../documents/edition-state';
import type { WrittenEntry } from '../../history/written-entry';

/** All that a page of one demand shows, of one version of it. Instants are ISO 8601. */
export interface DemandDetail {
  id: string;
  reference: string;
  company: DetailCompany;
  status: DisplayStatus;
  /** As the actor may see it; null for a draft. */
  state: VisibleState | null;
  /** The number of the last action in the history as the actor reads it. */
  lastActionSequence: number;
  /** The number of the entry that an undo would take back; null where there is none. */
  undoes: number | null;
  /** Submitted, and the engine has not written its first entry yet. */
  beingDelivered: boolean;
  /** The engine and the database disagree, or a clock cannot go on. */
  faulty: boolean;
  createdAt: string;
  /** First submission. */
  requestedAt: string | null;
  updatedAt: string;
  type: DemandType | null;
  /** Of the version that is shown; of a draft, as far as it was typed. */
  treatmentStart: CivilDate | null;
  /** Working days; null for an earlier version, and where nothing begins any more. */
  daysToStart: number | null;
  startsToday: boolean;
  daysSinceUpdate: number;
  updatedToday: boolean;
  doctor: { id: number; name: string; membershipNumber: string | null; active: boolean };
  /** The assistant who sent the version that is shown, in the doctor's name. */
  filedByName: string | null;
  /** The consultant who has it; null also for those who may not know. */
  assignedUserName: string | null;
  prescriberCenter: DetailCenter;
  performingCenter: DetailCenter | null;
  patient: DetailPatient;
  /** An earlier version is shown: people, places and ages are those of its day, status and assignee today's. */
  isEarlier: boolean;
  /** The version that is shown; null for a draft. */
  version: DetailVersion | null;
  /** What is written of a draft; null for everything else. */
  draft: DraftContent | null;
  latestVersion: number;
  versions: VersionEntry[];
  attachments: DetailAttachment[];
  /** Newest first; for a version up to the next one. */
  history: HistoryEntry[];
  /** What the actor may do with it today. */
  actions: DemandAction[];
  mayRetryDocuments: boolean;
}

export interface DetailCompany {
  id: number;
  name: string;
  tramitByZones: boolean;
  validationStep: boolean;
  policyDateCheck: boolean;
  /** External pages: false and null where the company has none or the actor may not open them. */
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
  /** What was edited since this version was made, which keeps the patient as he or she was. */
  editedSince: readonly VersionChange[];
}

export interface DetailVersion {
  number: number;
  createdAt: string;
  changeDatesReason: string | null;
  content: VersionContent;
  /** What it differs in from the last version on which the insurer decided; null for the first version, and for a decided one. */
  changes: VersionChanges | null;
  /** As the reader may see it; null of a version that is older than the analysis. */
  congruence: CongruenceReport | null;
}

/** Each step that is complete, and null for the others. */
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
  edition: DocumentEditionKind;
  status: EditionStatus;
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
  /** With which version it came; null while it is not sent. */
  versionNumber: number | null;
}

/** As the reader may see it: what is hidden is null, or not in the list. */
export interface HistoryEntry extends WrittenEntry {
  privateComment: string | null;
  /** In all, since an increase of cycles; null of every other entry. */
  totalCycles: number | null;
  files: DetailAttachment[];
}
