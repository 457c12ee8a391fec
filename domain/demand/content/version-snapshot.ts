import type { PatientFacts } from '../../patients/patient-fields';
import type { DemandContent } from './content';

/** Names of the ids in a version at the moment it was made; catalogues may change, versions do not. */
export interface VersionNames {
  doctor: { name: string; membershipNumber: string | null };
  /** Names by drug id. */
  drugs: Record<string, string>;
  /** Presentations by their ids. */
  presentations: Record<string, { presentation: string; nationalCode: string }>;
  /** Centers by their ids. */
  centers: Record<string, { name: string; province: string | null }>;
  /** Radiotherapy codes by their ids. */
  codes: Record<string, { code: string; type: string }>;
  /** Name of the chosen regimen; null without one. */
  regimen: string | null;
}

/** Shape of `demand_version.content`: the clinical content with the names of that moment. */
export type VersionContent = DemandContent & { names: VersionNames };

/**
 * Shape of `demand_version.patient`: the patient's record when the version was made. One of before an optional field
 * lacks it, which reads like null.
 */
export type VersionPatient = PatientFacts;
