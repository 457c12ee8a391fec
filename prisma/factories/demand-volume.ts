import type { Database } from '../client';

export interface Volume {
  companyId: number;
  count: number;
}

/**
 * Many demands of a company in one statement, for measuring lists: spread over its doctors, patients, all centers, statuses and
 * two years. Written as the owner, which no policy binds; they have no versions and no history.
 */
export async function fillDemands(owner: Database, { companyId, count }: Volume): Promise<void> {
  await owner.$transaction(
    async (tx) => {
      await tx.$executeRaw`SELECT set_config('app.projection', 'on', true)`;
      await tx.$executeRaw`
        INSERT INTO demand (
          id, company_id, reference, status, display_status, assigned_role_id, cycle, total_cycles, version, sequence,
          last_action_sequence, treatment_start, type, doctor_id, doctor_name, patient_id, card_number, prescriber_center_id,
          prescriber_center_name, performing_center_id, province_ids, company_name, consultant_ids, created_by_id, created_at,
          last_demand, state
        )
        SELECT gen_random_uuid(), company.id, company.reference_prefix || '-99-' || lpad(n::text, 6, '0'), life.status,
          life.display_status, life.assigned_role_id, 1, 6, 1, 1, 1, current_date + (n % 400 - 300),
          (ARRAY['chemotherapy', 'radiotherapy', 'both'])[1 + n % 3], doctor.id, doctor.name, patient.id,
          patient.card_number, center.id, center.name, center.id, ARRAY[center.province_id], company.name, '{}', doctor.id,
          now() - n * interval '5 minutes', now() - ((n * 7919) % ${count}) * interval '5 minutes', '{}'
        FROM generate_series(1, ${count}) AS n
        JOIN company ON company.id = ${companyId}
        JOIN (SELECT id, name, row_number() OVER (ORDER BY id) - 1 AS place, count(*) OVER () AS places
              FROM user_account WHERE company_id = ${companyId} AND role_id = 7) AS doctor ON doctor.place = n % doctor.places
        JOIN (SELECT id, card_number, row_number() OVER (ORDER BY id) - 1 AS place, count(*) OVER () AS places
              FROM patient WHERE company_id = ${companyId}) AS patient ON patient.place = n % patient.places
        JOIN (SELECT id, name, province_id, row_number() OVER (ORDER BY id) - 1 AS place, count(*) OVER () AS places
              FROM center) AS center ON center.place = n % center.places
        JOIN (VALUES (0, 'ACTIVE', 'pending_analysis', 3), (1, 'ACTIVE', 'pending_evaluation', 5),
                     (2, 'ACTIVE', 'pending_missing_info', 7), (3, 'ACTIVE', 'pending_company_accept', 4),
                     (4, 'SENDED', 'sended_accepted', 7), (5, 'SENDED', 'sended_accepted', 7),
                     (6, 'SENDED', 'sended_denied', 7), (7, 'FINISHED', 'finished', NULL),
                     (8, 'FINISHED', 'finished', NULL), (9, 'CANCELED', 'canceled', NULL)
             ) AS life (place, status, display_status, assigned_role_id) ON life.place = n % 10`;
    },
    { timeout: 600_000 },
  );
  // As autovacuum leaves them a little later: planned with figures, counted in the index alone.
  await owner.$executeRaw`VACUUM (ANALYZE) demand, demand_consultant`;
}
