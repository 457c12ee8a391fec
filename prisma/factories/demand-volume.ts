import type { Database } from '../client';

export interface Volume {
  companyId: number;
  count: number;
  /** Demands that an earlier call created for the company; numbering continues after them. */
  already?: number;
}

/**
 * Creates many demands of a company in one statement, to measure lists: spread over its doctors, patients, all centers,
 * statuses and two years. Written as the owner, to whom no policy applies. They have no versions and no history.
 */
export async function fillDemands(owner: Database, { companyId, count, already = 0 }: Volume): Promise<void> {
  await owner.$transaction(
    async (tx) => {
      await tx.$executeRaw`SELECT set_config('app.projection', 'on', true)`;
      await tx.$executeRaw`
        INSERT INTO demand (
          id, company_id, reference, status, display_status, assigned_role_id, cycle, total_cycles, version, sequence,
          last_action_sequence, treatment_start, type, tumour_type, regimen_slug, doctor_id, doctor_name, patient_id, card_number, prescriber_center_id,
          prescriber_center_name, performing_center_id, province_ids, company_name, consultant_ids, created_by_id, created_at,
          demand_date, last_demand, state
        )
        SELECT gen_random_uuid(), company.id, company.reference_prefix || '-99-' || lpad(n::text, 6, '0'), life.status,
          life.display_status, life.assigned_role_id, 1, 6, 1, 1, 1, current_date + (n % 400 - 300),
          (ARRAY['chemotherapy', 'radiotherapy', 'both'])[1 + n % 3], (ARRAY['mama', 'pulmon', 'colo_rectal'])[1 + n % 3],
          CASE WHEN n % 3 <> 1 THEN (SELECT min(slug) FROM regimen) END, doctor.id, doctor.name, patient.id,
          patient.card_number, center.id, center.name, center.id, ARRAY[center.province_id], company.name, '{}', doctor.id,
          now() - n * interval '5 minutes', now() - n * interval '5 minutes', now() - ((n * 7919) % ${count}) * interval '5 minutes',
          jsonb_build_object(
            'status', life.status, 'continueFlag', false, 'assignedRole', life.assigned_role, 'assignedUserId', NULL,
            'returnToRole', NULL, 'lastDecision', life.last_decision, 'lastDecisionRole', 'MANAGER', 'validationStep', false,
            'validationDenied', false, 'consultantProposal', NULL, 'decisionReason', NULL, 'finalReason', NULL,
            'chemotherapy', n % 3 <> 1, 'radiotherapy', n % 3 <> 0, 'cycle', 1, 'totalCycles', 6, 'version', 1,
            'acceptedVersions', 1, 'treatmentStart', current_date + (n % 400 - 300), 'radiotherapyStart', NULL,
            'cycleEnd', current_date + (n % 400 - 280), 'treatmentEnd', current_date + (n % 400 - 280),
            'radiotherapyEnd', NULL, 'continueAt', NULL, 'waitingSince', NULL, 'sequence', 1, 'lastActionSequence', 1,
            'undoable', '[]'::jsonb
          )
        FROM generate_series(${already}::int + 1, ${already}::int + ${count}::int) AS n
        JOIN company ON company.id = ${companyId}
        JOIN (SELECT id, name, row_number() OVER (ORDER BY id) - 1 AS place, count(*) OVER () AS places
              FROM user_account WHERE company_id = ${companyId} AND role_id = 7) AS doctor ON doctor.place = n % doctor.places
        JOIN (SELECT id, card_number, row_number() OVER (ORDER BY id) - 1 AS place, count(*) OVER () AS places
              FROM patient WHERE company_id = ${companyId}) AS patient ON patient.place = n % patient.places
        JOIN (SELECT id, name, province_id, row_number() OVER (ORDER BY id) - 1 AS place, count(*) OVER () AS places
              FROM center) AS center ON center.place = n % center.places
        JOIN (VALUES
            (0, 'ACTIVE', 'pending_analysis', 3, 'MANAGER', 'REQUEST'),
            (1, 'ACTIVE', 'pending_evaluation', 5, 'CONSULTANT', 'REQUEST_AUTHORIZATION'),
            (2, 'ACTIVE', 'pending_missing_info', 7, 'DOCTOR', 'REQUEST_MISSING_INFO'),
            (3, 'ACTIVE', 'pending_company_accept', 4, 'REPRESENTATIVE', 'ACCEPT'),
            (4, 'SENDED', 'sended_accepted', 7, 'DOCTOR', 'ACCEPT'),
            (5, 'SENDED', 'sended_accepted', 7, 'DOCTOR', 'ACCEPT'),
            (6, 'SENDED', 'sended_denied', 7, 'DOCTOR', 'DENY'),
            (7, 'FINISHED', 'finished', NULL, NULL, 'FINISH'),
            (8, 'FINISHED', 'finished', NULL, NULL, 'FINISH'),
            (9, 'CANCELED', 'canceled', NULL, NULL, 'CANCEL')
          ) AS life (place, status, display_status, assigned_role_id, assigned_role, last_decision)
          ON life.place = n % 10`;
    },
    { timeout: 600_000 },
  );
  // Do what autovacuum would do a little later: provide statistics and allow index-only counts.
  await owner.$executeRaw`VACUUM (ANALYZE) demand, demand_consultant`;
}
