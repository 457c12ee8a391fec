import type { CongruenceReport } from '@aval/domain/congruence/report/report';
import type { VersionContent, VersionPatient } from '@aval/domain/demand/content/version-snapshot';
import type { LifecycleFacts } from '@aval/domain/demand/lifecycle/commands';

/** Value of `demand_command.payload`: the parts of a command that must never enter the engine. */
export interface CommandPayload {
  comment: string | null;
  privateComment: string | null;
  changeDatesReason: string | null;
  /** Hash of everything that an API client sent, by which a repetition is recognized; null for a page. */
  sentSha256: string | null;
  /** Version that the command creates, frozen when it was requested; null for a command that creates none. */
  snapshot: VersionSnapshot | null;
  acceptedFacts: AcceptedFacts | null;
}

/**
 * Facts that hold from the moment the command was stored, whatever changes until its handling and projection: all facts
 * of a submission, which was accepted then, and the route of a continuation (docs/rules.md 3.3). They are not read
 * again.
 */
export type AcceptedFacts = LifecycleFacts | WayFacts;
export type WayFacts = Pick<LifecycleFacts, 'companyValidationStep'>;

export interface VersionSnapshot {
  /** Number of the schema that reads the content once it is projected, maybe by a later release. */
  schemaNumber: number;
  content: VersionContent;
  patient: VersionPatient;
  /** Report of the analysis at that moment; the engine never sees it. */
  congruence: CongruenceReport;
}
