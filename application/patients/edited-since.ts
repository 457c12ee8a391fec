import { comparePatients } from '@aval/domain/demand/content/changes/compare-versions';
import type { VersionPatient } from '@aval/domain/demand/content/version-snapshot';
import { Prisma } from '@aval/prisma/generated/client';
import type { Transaction } from '@aval/prisma/scope';
import { differsFromVersion } from './patient-facts';

/** More than any user goes through, and few enough to pass as ids. */
const MAXIMUM = 10_000;

/**
 * Finds the demands under way whose current version has the patient as before an edit, latest edits first. Patients
 * that were never edited are skipped. Source: docs/rules.md 2.22.
 */
export async function findEditedSince(tx: Transaction): Promise<string[]> {
  const found = await tx.$queryRaw<{ id: string }[]>`
    SELECT demand.id FROM patient
    JOIN demand ON demand.patient_id = patient.id AND demand.status IN ('ACTIVE', 'SENDED')
    JOIN demand_version AS version ON version.demand_id = demand.id AND version.number = demand.version
    WHERE patient.revision > 0 AND ${differsFromVersion(Prisma.sql`version.patient`)}
    ORDER BY patient.updated_at DESC LIMIT ${MAXIMUM}`;
  return found.map(({ id }) => id);
}

/** Returns by demand the fields in which its current version differs from its patient. */
export async function readEditedFields(
  tx: Transaction,
  demands: readonly { id: string; patientId: number }[],
  now: ReadonlyMap<number, VersionPatient>,
): Promise<Map<string, string[]>> {
  const ids = demands.filter(({ patientId }) => now.has(patientId)).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const versions = await tx.$queryRaw<{ id: string; patientId: number; patient: VersionPatient }[]>`
    SELECT demand.id, demand.patient_id AS "patientId", version.patient FROM demand
    JOIN demand_version AS version ON version.demand_id = demand.id AND version.number = demand.version
    WHERE demand.id = ANY (${ids}::uuid[]) AND demand.status IN ('ACTIVE', 'SENDED')`;
  return new Map(
    versions.flatMap(({ id, patientId, patient }) => {
      const today = now.get(patientId);
      const fields = today ? comparePatients(patient, today).map(({ field }) => field) : [];
      return fields.length > 0 ? [[id, fields] as const] : [];
    }),
  );
}
