import { BODY_EDGES } from './body-edges.test-support';
import { DOSE_EDGES } from './dose-edges.test-support';
import type { Edge } from './edge.test-support';
import { LIMIT_EDGES } from './limit-edges.test-support';
import { ORGAN_EDGES } from './organ-edges.test-support';
import { RADIOTHERAPY_EDGES } from './radiotherapy-edges.test-support';
import { SCHEDULE_EDGES } from './schedule-edges.test-support';
import { THRESHOLD_EDGES } from './threshold-edges.test-support';

/** Edges of each table of the reference data, and those of the thresholds in rules. */
export const EDGES_OF_TABLES: Readonly<Record<string, readonly Edge[]>> = {
  ...ORGAN_EDGES,
  ...DOSE_EDGES,
  ...LIMIT_EDGES,
  ...BODY_EDGES,
  ...SCHEDULE_EDGES,
  ...RADIOTHERAPY_EDGES,
  ...THRESHOLD_EDGES,
};
