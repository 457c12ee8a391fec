import type { CivilDate } from '../../../calendar/civil-date';
import type { OptionSet } from '../../../catalogue/options';
import type { DrugLine } from '../content';

/** All that a version differs in from an earlier one. Source: docs/rules.md 3.5. */
export interface VersionChanges {
  /** The version that it is compared with. */
  since: number;
  list: readonly VersionChange[];
}

/** One field, line or entry, with what it was and what it is; both as data, so that each language has its own words for them. */
export interface VersionChange {
  /** Where the later version keeps it: `treatment.chemotherapy.drugs.2.dose`; what is gone has the path of its list or block. */
  path: string;
  /** Key of its label under `demand:field`, or under `demand:marker` for a marker. */
  field: string;
  isMarker?: true;
  /** The whole line or entry came or went. */
  isEntry?: true;
  subject: ChangeSubject | null;
  /** Null when nothing was stated. */
  before: ChangedValue | null;
  after: ChangedValue | null;
}

/** Which of several lines or entries is meant. The number counts from 1, in the version that has it. */
export type ChangeSubject =
  | { kind: 'drug'; letter: string; name: string }
  | { kind: 'radiotherapy'; number: number }
  | { kind: 'previousTreatment'; number: number }
  | { kind: 'exposure'; number: number };

export type ChangedValue =
  | { kind: 'text'; text: string }
  | { kind: 'number'; value: number; unit: string | null }
  | { kind: 'days'; count: number }
  | { kind: 'dose'; dose: number; doseType: DrugLine['doseType'] }
  | { kind: 'regimen'; name: string; version: number; firstCycle: number }
  | { kind: 'money'; cents: number }
  | { kind: 'dates'; dates: readonly CivilDate[] }
  | { kind: 'numbers'; numbers: readonly number[] }
  | { kind: 'option'; options: OptionSet; option: string }
  | { kind: 'answer'; isYes: boolean };
