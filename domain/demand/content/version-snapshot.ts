import type { CivilDate } from '../../calendar/civil-date';
import type { DemandContent } from './content';

/** The names that the ids of a version had at the moment it was made; catalogues may change, versions do not. */
export interface VersionNames {
  doctor: { name: string; membershipNumber: string | null };
  /** By drug id. */
  drugs: Record<string, string>;
  /** By presentation id. */
  presentations: Record<string, { presentation: string; nationalCode: string }>;
  /** By center id. */
  centers: Record<string, { name: string; province: string | null }>;
  /** By radiotherapy code id. */
  codes: Record<string, { code: string; type: string }>;
  /** Of the chosen regimen; null without one. */
  regimen: string | null;
}

/** What `demand_version.content` keeps: the clinical content with the names of that moment. */
export type VersionContent = DemandContent & { names: VersionNames };

/** What `demand_version.patient` keeps: the patient as he or she was when the version was made. */
export interface VersionPatient {
  firstName: string;
  lastName: string;
  nationalId: string;
  email: string | null;
  cardNumber: string;
  birthday: CivilDate;
  gender: string;
  type: string;
}
