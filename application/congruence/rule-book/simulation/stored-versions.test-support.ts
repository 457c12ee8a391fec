import { randomUUID } from 'node:crypto';
import type { CivilDate } from '@aval/domain/calendar/civil-date';
import type { DemandContent } from '@aval/domain/demand/content/content';
import { drugRows } from '@aval/domain/demand/content/version-columns';
import type { Database } from '@aval/prisma/client';
import { createDraft } from '@aval/prisma/factories/demand';
import { type DraftWishes, fileDraft } from '@aval/prisma/factories/filed-draft';
import { storedVersion } from '@aval/prisma/factories/stored-version';

export interface StoredVersions extends DraftWishes {
  companyId: number;
  doctorEmail: string;
  /** Moments at which the versions of the demand were sent, in order. */
  sentAt: readonly Date[];
  /** Changes the generated content of each version. */
  change?: (content: DemandContent, index: number) => DemandContent;
  /** All versions were authorized. */
  isAuthorized?: boolean;
}

/** Creates a demand with versions as the projection writes them, and returns the ids of demand and patient. */
export async function storeVersions(
  owner: Database,
  { sentAt, change = (content) => content, isAuthorized = false, ...wishes }: StoredVersions,
): Promise<{ demandId: string; patientId: number }> {
  const { companyId } = wishes;
  const today = '2026-11-25' as CivilDate;
  const { content, patient } = await fileDraft(owner, { today, ...wishes });
  const asked = sentAt.map((_, index) => change(content, index));
  return owner.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT set_config('app.projection', 'on', true)`;
    const { id: demandId } = await createDraft(tx, { companyId, content });
    await tx.demandDraft.deleteMany({ where: { demandId } });
    for (const [index, each] of asked.entries()) {
      await tx.demandVersion.create({
        data: {
          demandId,
          companyId,
          number: index + 1,
          commandId: randomUUID(),
          ...storedVersion(each),
          patient: { birthday: '1970-01-01', gender: patient.gender },
          createdAt: sentAt[index] ?? new Date(0),
          drugs: { createMany: { data: drugRows(each).map((row) => ({ ...row, companyId })) } },
        },
      });
    }
    const cycles = asked.map(({ treatment }) => treatment.chemotherapy?.cycle ?? 0);
    const cycle = Math.max(...cycles);
    const state = { status: 'SENDED', chemotherapy: true, finalReason: 'AUTORIZADO', cycle, acceptedVersions: cycle };
    await tx.demand.update({
      where: { id: demandId },
      data: { version: sentAt.length, ...(isAuthorized ? { state } : {}) },
    });
    return { demandId, patientId: patient.id };
  });
}

/** Copies a demand with all its versions this many times, each for a new patient. */
export async function copyDemand(owner: Database, demandId: string, count: number): Promise<void> {
  await owner.$transaction(
    async (tx) => {
      await tx.$executeRaw`SELECT set_config('app.projection', 'on', true)`;
      await tx.$executeRaw`
        WITH person AS (
          INSERT INTO patient SELECT each.* FROM demand JOIN patient ON patient.id = demand.patient_id,
            generate_series(1, ${count}::int) AS number,
            jsonb_populate_record(patient, jsonb_build_object('id', nextval(pg_get_serial_sequence('patient', 'id')),
              'card_number', demand.reference || number, 'national_id', demand.reference || number)) AS each
          WHERE demand.id = ${demandId}::uuid RETURNING id),
        copy AS (
          INSERT INTO demand SELECT each.* FROM demand, person,
            jsonb_populate_record(demand, jsonb_build_object('id', gen_random_uuid(), 'patient_id', person.id,
              'reference', demand.reference || '-' || person.id)) AS each
          WHERE demand.id = ${demandId}::uuid RETURNING id)
        INSERT INTO demand_version SELECT each.* FROM copy, demand_version AS version,
          jsonb_populate_record(version, jsonb_build_object('id', nextval(pg_get_serial_sequence('demand_version', 'id')),
            'demand_id', copy.id, 'command_id', gen_random_uuid())) AS each
        WHERE version.demand_id = ${demandId}::uuid`;
    },
    { timeout: 60_000 },
  );
}
