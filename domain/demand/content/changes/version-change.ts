import type { CivilDate } from '../../../calendar/civil-date';
import type { OptionSet } from '../../../catalogue/options';
import type { DrugLine } from '../content';

/** Differences of a version from an earlier one. Source: docs/rules.md 3.5. */
export interface VersionChanges {
  /** Number of the version that it is compared with. */
  since: number;
  list: readonly VersionChange[];
}

/** Changed field, line or entry with its old and new value as data, so that each language adds its own words. */
export interface VersionChange {
  /**
   * Path in the later version: `treatment.chemotherapy.drugs.2.dose`; a removed entry has the path of its list or
   * block.
   */
  path: string;
  /** Key of the label under `demand:field`, or under `demand:marker` for a marker. */
  field: string;
  isMarker?: true;
  /** Set when the whole line or entry was added or removed. */
  isEntry?: true;
  subject: ChangeSubject | null;
  /** Null when there was no value. */
  before: ChangedValue | null;
  after: ChangedValue | null;
}

/** Line or entry among several. The number counts from 1, in the version that has the entry. */
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
