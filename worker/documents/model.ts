import type { RoleName } from '@aval/domain/access/roles';
import type { CommentTarget } from '@aval/domain/demand/commands';
import type { VersionContent, VersionPatient } from '@aval/domain/demand/version-snapshot';
import type { DecisionReason, DisplayStatus, HistoryAction } from '@aval/domain/demand/vocabulary';
import type { Language } from '@aval/i18n/languages';

/** Everything that a document prints, as plain data: the same model gives the same bytes. Instants are ISO. */
export interface DocumentModel {
  language: Language;
  tenant: DocumentTenant;
  reference: string;
  displayStatus: DisplayStatus;
  /** First submission. */
  requestedAt: string;
  version: { number: number; createdAt: string; changeDatesReason: string | null };
  edition: DocumentEdition;
  /** Who filed the request in the doctor's name; null when the doctor did. */
  assistantName: string | null;
  content: VersionContent;
  patient: VersionPatient;
  attachments: DocumentAttachment[];
  versions: DocumentVersion[];
  /** Oldest first, up to the entry that this edition was made for; no private comment ever gets this far. */
  history: DocumentHistoryEntry[];
  /** The final decision that a `decision` edition is about. */
  decision: DocumentDecision | null;
}

export interface DocumentTenant {
  name: string;
  slogan: string;
  primaryColor: string;
  secondaryColor: string;
  tertiaryColor: string;
  logo: { mediaType: string; base64: string } | null;
}

export interface DocumentEdition {
  /** From 1 within the version. */
  number: number;
  kind: 'submission' | 'decision';
  /** The moment of what the edition was made for. */
  madeAt: string;
  annulledAt: string | null;
}

export interface DocumentAttachment {
  description: string;
  fileName: string;
  sizeBytes: number;
  addedAt: string;
}

export interface DocumentVersion {
  number: number;
  createdAt: string;
  /** The action that made it. */
  action: HistoryAction;
  changeDatesReason: string | null;
}

export interface DocumentHistoryEntry {
  sequence: number;
  at: string;
  action: HistoryAction;
  /** Null when the clock or the system acted. */
  actorName: string | null;
  fromRole: RoleName | null;
  toRole: RoleName | null;
  toUserName: string | null;
  comment: string | null;
  commentTarget: CommentTarget | null;
  decisionReason: DecisionReason | null;
  finalReason: DecisionReason | null;
  contradictionConfirmed: boolean;
  versionNumber: number;
  displayStatus: DisplayStatus;
  attachmentNames: string[];
}

export interface DocumentDecision {
  outcome: 'authorized' | 'denied';
  reason: DecisionReason | null;
  decidedByName: string | null;
  decidedByRole: RoleName | null;
  at: string;
  comment: string | null;
  /** The company's notice on how to complain, as rich text; printed when the request is denied. */
  complaintNotice: string;
}
