import type { Actor } from '@aval/domain/access/actor';
import { MOST_LISTED_ROWS } from '../lists/browse-list';
import type { Services } from '../services';
import { browsePatients, exportPatients, type PatientRow } from './browse-patients';
import type { PatientListQuery } from './patient-condition';

/** Returns the list up to the limit of rows, which are recorded like every export. Source: docs/rules.md 9.7, 10.5. */
export async function listWholePatients(
  services: Services,
  actor: Actor,
  query: PatientListQuery,
): Promise<{ rows: PatientRow[]; count: number; last: null } | null> {
  const page = await browsePatients(services, actor, query);
  const batches = await exportPatients(services, actor, query, { most: MOST_LISTED_ROWS });
  if (!page || !batches) return null;
  const rows: PatientRow[] = [];
  for await (const batch of batches) {
    rows.push(...batch);
    if (rows.length >= MOST_LISTED_ROWS) break;
  }
  return { rows: rows.slice(0, MOST_LISTED_ROWS), count: page.count, last: null };
}
