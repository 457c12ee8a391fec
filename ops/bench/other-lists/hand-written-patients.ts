import type { PatientListQuery } from '@aval/application/patients/patient-condition';
import type { Actor } from '@aval/domain/access/actor';
import { identifierKey } from '@aval/domain/validation/fields/identity';
import type pg from 'pg';
import { readBarePage, type ShownPage, Statement } from '../list/bare-page';

const FEW_NAMES = 499;

/** Columns about a patient's demands, limited to those that the reader sees. */
const OF_DEMANDS = (seen: string) => `
  (SELECT count(*) FROM demand d WHERE d.patient_id = p.id AND ${seen}) AS demand_count,
  (SELECT jsonb_build_object('id', d.id, 'reference', d.reference, 'status', d.display_status, 'on', d.last_demand)
   FROM demand d WHERE d.patient_id = p.id AND ${seen} ORDER BY d.last_demand DESC, d.id DESC LIMIT 1) AS last_demand,
  CASE WHEN p.revision > 0 THEN ARRAY(SELECT v.patient FROM demand d
    JOIN demand_version v ON v.demand_id = d.id AND v.number = d.version
    WHERE d.patient_id = p.id AND d.status IN ('ACTIVE', 'SENDED') AND ${seen}) END AS versions`;

const EDITED = `SELECT d.id FROM patient e JOIN demand d ON d.patient_id = e.id AND d.status IN ('ACTIVE', 'SENDED')
  JOIN demand_version v ON v.demand_id = d.id AND v.number = d.version
  WHERE e.revision > 0 AND NOT v.patient @> jsonb_build_object('firstName', e.first_name, 'lastName', e.last_name,
    'nationalId', e.national_id, 'email', e.email, 'cardNumber', e.card_number, 'gender', e.gender, 'type', e.type,
    'birthday', to_char(e.birthday, 'YYYY-MM-DD'))`;

export function readPatientsByHand(pool: pg.Pool, actor: Actor, query: PatientListQuery): Promise<ShownPage> {
  const seen = seenDemands(actor);
  return readBarePage(pool, actor, {
    counted: 'patient p',
    paged: 'patient p',
    read: 'patient p JOIN company c ON c.id = p.company_id',
    id: 'p.id',
    query,
    columns: `p.id, p.first_name, p.last_name, p.national_id, p.email, p.card_number, p.gender, p.type, p.birthday,
      p.company_id, p.revision, p.updated_at, p.sort_name, c.name AS company_name, ${OF_DEMANDS(seen)}`,
    by: query.sort.by === 'name' ? 'p.sort_name' : 'p.card_number',
    narrow: (client) => conditionsOf(client, actor, query),
  });
}

function seenDemands({ role, userId }: Actor): string {
  if (role === 'DOCTOR') return `d.doctor_id = ${userId}`;
  return role === 'MANAGER' ? `d.display_status <> 'draft'` : 'true';
}

async function conditionsOf(
  client: pg.PoolClient,
  actor: Actor,
  { filters, text }: PatientListQuery,
): Promise<Statement> {
  const statement = new Statement();
  const seen = seenDemands(actor);
  if (actor.role === 'DOCTOR') {
    statement.where(
      `(p.created_by_id = ? OR EXISTS (SELECT FROM demand d WHERE d.patient_id = p.id AND ${seen}))`,
      actor.userId,
    );
  }
  if (actor.companyIds.length === 1) statement.where('p.company_id = ?', actor.companyIds[0]);
  if (filters.companyId !== undefined) statement.where('p.company_id = ?', filters.companyId);
  if (filters.centerId !== undefined) {
    const asked = `SELECT FROM demand d WHERE d.patient_id = p.id AND d.prescriber_center_id = ? AND ${seen}`;
    statement.where(`EXISTS (${asked})`, filters.centerId);
  }
  if (filters.edited !== undefined) {
    statement.where(`p.id IN (SELECT d.patient_id FROM demand d WHERE d.id IN (${EDITED}) AND ${seen})`);
  }
  if (text) await addText(statement, client, text);
  return statement;
}

/** Matches rare names by the search function, common ones by LIKE, and numbers by their prefix. */
async function addText(statement: Statement, client: pg.PoolClient, text: string): Promise<void> {
  const { rows } = await client.query<{ ids: number[]; words: string[] }>(
    `SELECT ARRAY(SELECT search_patients($1, $2)) AS ids, string_to_array(search_text($1), ' ') AS words`,
    [text, FEW_NAMES + 1],
  );
  const { ids = [], words = [] } = rows[0] ?? {};
  const isRare = ids.length <= FEW_NAMES;
  const named = isRare ? 'p.id = ANY (?)' : `(${words.map(() => 'p.search_name LIKE ?').join(' AND ')})`;
  const key = identifierKey(text);
  statement.where(
    `(${named} OR p.card_key >= ? AND p.card_key < ? OR p.national_id >= ? AND p.national_id < ?)`,
    ...(isRare ? [ids] : words.map((word) => `%${word}%`)),
    key,
    `${key}\u{10ffff}`,
    key,
    `${key}\u{10ffff}`,
  );
}
