import type { DemandListQuery, ListSort } from '@aval/application/demands/list/list-query';
import type { Actor } from '@aval/domain/access/actor';
import { pendingCriteria } from '@aval/domain/access/demand-list';
import { isAdminRole, ROLES } from '@aval/domain/access/roles';
import type { CivilDate } from '@aval/domain/calendar/civil-date';
import type pg from 'pg';
import { readBarePage, type ShownPage, Statement } from './bare-page';

/**
 * Hand-written SQL of the list: the same settings under the same row-level security, a count, and the same rows and columns,
 * not mapped.
 */

const SORT_COLUMNS: Readonly<Record<ListSort, string>> = {
  reference: 'd.reference',
  'doctor.name': 'd.doctor_sort_name',
  createdAt: 'd.demand_date',
  treatmentStartCounter: 'd.treatment_start',
  lastDemand: 'd.last_demand',
  lastDemandCounter: 'd.last_demand',
  'company.name': 'd.company_sort_name',
  'centerPrescriptor.name': 'd.prescriber_center_sort_name',
  'patient.cardNumber': 'd.card_number',
  type: 'd.type',
};

const COLUMNS = `d.id, d.reference, d.display_status, d.type, d.doctor_name, d.card_number, d.company_name,
  d.prescriber_center_name, d.demand_date, d.last_demand, d.treatment_start, d.submission_command_id, d.sequence, d.diverged_at,
  d.command_fault_code, d.clock_fault_code, d.reminder_fault_code, d.company_id, d.doctor_id, d.assigned_user_id, d.consultant_ids, d.prescriber_center_id, d.performing_center_id,
  d.province_ids, d.open_to_all_representatives, d.state, c.tramit_by_zones, u.active,
  ARRAY(SELECT name FROM province WHERE id = ANY (d.province_ids)) AS provinces`;

export function readHandWritten(
  pool: pg.Pool,
  actor: Actor,
  query: DemandListQuery,
  today: CivilDate,
): Promise<ShownPage> {
  const { by, descending } = query.sort;
  // The more days have passed, the earlier the date.
  const sort = { by, descending: descending !== (by === 'lastDemandCounter') };
  return readBarePage(pool, actor, {
    counted: 'demand d',
    id: 'd.id',
    columns: COLUMNS,
    query: { ...query, sort },
    by: SORT_COLUMNS[by],
    read: 'demand d JOIN company c ON c.id = d.company_id JOIN user_account u ON u.id = d.doctor_id',
    async narrow(client) {
      const statement = conditionsOf(actor, query, today);
      if (query.reference) await addReference(statement, client, query.reference.toUpperCase());
      return statement;
    },
  });
}

function conditionsOf(actor: Actor, query: DemandListQuery, today: CivilDate): Statement {
  const statement = new Statement();
  addScope(statement, actor, today);
  if (query.status) statement.where('d.display_status = ?', query.status);
  if (query.pendingDemands) addPending(statement, actor);
  if (query.companyId) statement.where('d.company_id = ?', query.companyId);
  if (query.centerPrescriptorId) statement.where('d.prescriber_center_id = ?', query.centerPrescriptorId);
  if (query.centerRealizatorId) statement.where('d.performing_center_id = ?', query.centerRealizatorId);
  if (query.zoneId.length > 0) addZones(statement, query.zoneId);
  if (query.doctorId) statement.where('d.doctor_id = ?', query.doctorId);
  if (query.patientId) statement.where('d.patient_id = ?', query.patientId);
  return statement;
}

function addScope(statement: Statement, actor: Actor, today: CivilDate): void {
  const platform = isAdminRole(actor.role);
  if ((platform || actor.role === 'MANAGER') && actor.companyId !== null) {
    statement.where('d.company_id = ?', actor.companyId);
  }
  if (!platform) statement.where("d.status <> 'DRAFT'");
  if (actor.role === 'CONSULTANT') addConsulted(statement, actor, today);
  else if (!platform) statement.where('d.company_id = ANY (?)', actor.companyIds);
  if (actor.role === 'REPRESENTATIVE' && actor.zoneIds.length > 0) {
    statement.where(
      '(d.open_to_all_representatives OR d.first_province_id = ANY (?) OR d.second_province_id = ANY (?))',
      actor.zoneIds,
      actor.zoneIds,
    );
  }
}

function addConsulted(statement: Statement, { userId }: Actor, today: CivilDate): void {
  statement.where(
    `EXISTS (SELECT FROM demand_consultant dc WHERE dc.demand_id = d.id AND dc.consultant_id = ?)
     AND (d.assigned_user_id = ? OR d.display_status NOT IN ('finished', 'canceled', 'sended_accepted')
       OR d.continue_at IS NOT NULL
       OR d.display_status = 'sended_accepted' AND (d.treatment_end IS NULL OR d.treatment_end >= ?))`,
    userId,
    userId,
    today,
  );
}

function addPending(statement: Statement, actor: Actor): void {
  const criteria = pendingCriteria(actor);
  if (!criteria) {
    statement.where('false');
    return;
  }
  statement.where("d.status = 'ACTIVE' AND d.assigned_role_id = ?", ROLES[criteria.assignedRole]);
  if (criteria.assignedUserId !== null) statement.where('d.assigned_user_id = ?', criteria.assignedUserId);
}

function addZones(statement: Statement, zones: readonly number[]): void {
  statement.where('(d.first_province_id = ANY (?) OR d.second_province_id = ANY (?))', zones, zones);
}

const FEW_REFERENCES = 999;

/** Matches text that starts like a reference by range, rare text by the search function, and common text by LIKE. */
async function addReference(statement: Statement, client: pg.PoolClient, text: string): Promise<void> {
  if (/^[A-Z]{2,5}-/.test(text)) {
    statement.where('d.reference >= ? AND d.reference < ?', text, `${text}\u{10ffff}`);
    return;
  }
  const { rows } = await client.query<{ ids: string[] }>('SELECT ARRAY(SELECT search_references($1, $2)) AS ids', [
    text,
    FEW_REFERENCES + 1,
  ]);
  const ids = rows[0]?.ids ?? [];
  if (ids.length > FEW_REFERENCES) statement.where('d.reference LIKE ?', `%${text}%`);
  else statement.where('d.id = ANY (?::uuid[])', ids);
}
