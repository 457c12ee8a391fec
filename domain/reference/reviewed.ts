import type { CivilDate } from '../calendar/civil-date';

/**
 * Day on which each table of the reference data was last compared with its sources; that of its earliest row, where
 * rows came since. Source: docs/rules.md 12.20.
 */
export const REVIEWED_ON = {
  'clinical-ranges': '2026-11-25',
  companions: '2026-11-30',
  'cumulative-doses': '2026-11-25',
  'cycle-limits': '2026-11-30',
  'dose-bands': '2026-11-25',
  'dose-limits': '2026-11-25',
  drugs: '2026-11-25',
  'enzyme-limits': '2026-11-30',
  'fatal-routes': '2026-11-30',
  'harmful-combinations': '2026-11-30',
  'heart-limits': '2026-11-30',
  indications: '2026-11-30',
  'intensity-rules': '2026-11-25',
  'label-doses': '2026-11-30',
  'liver-limits': '2026-11-30',
  'marker-rules': '2026-11-25',
  'radiotherapy-plausibility': '2026-11-30',
  'regimen-basis': '2026-11-30',
  'regimen-names': '2026-11-30',
  'renal-limits': '2026-11-30',
  'same-class': '2026-11-30',
  'stage-groups': '2026-11-25',
} as const satisfies Readonly<Record<string, CivilDate>>;

export type ReferenceTable = keyof typeof REVIEWED_ON;

/** Day on which the regimens that come with the product were compared; each has its own once it is in a library. */
export const REGIMENS_REVIEWED_ON: CivilDate = '2026-11-25';

export interface TableReview {
  table: ReferenceTable;
  reviewedOn: CivilDate;
  /** The review is more than a year old. */
  isDue: boolean;
}

/**
 * Returns the day before which a review is more than a year old: the same day of the year before; 29 February counts as
 * 1 March.
 */
export function reviewLimit(today: CivilDate): CivilDate {
  const day = today.slice(4);
  const year = String(Number(today.slice(0, 4)) - 1).padStart(4, '0');
  return `${year}${day === '-02-29' ? '-03-01' : day}`;
}

/** Whether a review is more than a year old. Source: docs/rules.md 12.20. */
export function isReviewDue(reviewedOn: CivilDate, today: CivilDate): boolean {
  return reviewedOn < reviewLimit(today);
}

/** Returns the reviews of all tables, the oldest first. */
export function tableReviews(today: CivilDate): TableReview[] {
  return (Object.entries(REVIEWED_ON) as [ReferenceTable, CivilDate][])
    .map(([table, reviewedOn]) => ({ table, reviewedOn, isDue: isReviewDue(reviewedOn, today) }))
    .sort((one, other) => one.reviewedOn.localeCompare(other.reviewedOn));
}
