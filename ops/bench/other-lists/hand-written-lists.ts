import { ROLES, type RoleName } from '@aval/domain/access/roles';
import { endOfCivilDay, startOfCivilDay } from '@aval/domain/calendar/civil-date';
import type { Statement } from '../list/bare-page';

/** Hand-written SQL of a list with one source. */
export interface HandWrittenList {
  counted: string;
  read: string;
  /** FROM clause with the tables that the sort orders need. */
  paged: string;
  columns: string;
  id: string;
  sorts: Readonly<Record<string, string>>;
  filters: Readonly<Record<string, (statement: Statement, value: string) => void>>;
}

/** Matches a substring; the bench searches for no text with wildcards, so none is escaped. */
const part = (column: string) => (statement: Statement, text: string) =>
  statement.where(`search_text(${column}) LIKE '%' || search_text(?) || '%'`, text);
/** Matches every word of a name, in any order. */
const everyWord = (column: string) => (statement: Statement, text: string) => {
  for (const word of text.split(/\s+/)) part(column)(statement, word);
};
const equal = (column: string) => (statement: Statement, value: string) => statement.where(`${column} = ?`, value);

export const USERS: HandWrittenList = {
  counted: 'user_account u',
  read: 'user_account u LEFT JOIN company own ON own.id = u.company_id',
  paged: 'user_account u LEFT JOIN company own ON own.id = u.company_id',
  columns: `u.id, u.name, u.dni, u.email, u.role_id, u.active, u.avatar_image_id, u.membership_number, own.id AS company_id,
    own.name AS company_name, own.tramit_by_zones, ARRAY(SELECT c.name FROM company c WHERE c.id = u.company_id
      OR c.id IN (SELECT company_id FROM user_company WHERE user_id = u.id) ORDER BY c.sort_name) AS companies`,
  id: 'u.id',
  sorts: {
    name: 'u.sort_name',
    dni: 'u.dni',
    email: 'u.email',
    role: 'u.role_id',
    active: 'u.active',
    company: `COALESCE(own.sort_name, '')`,
  },
  filters: {
    name: everyWord('u.name'),
    email: part('u.email'),
    dni: part('u.dni'),
    role: (statement, role) => statement.where('u.role_id = ?', ROLES[role as RoleName]),
    companyId: (statement, id) =>
      statement.where('(u.company_id = ? OR u.id IN (SELECT user_id FROM user_company WHERE company_id = ?))', id, id),
  },
};

export const PRESENTATIONS: HandWrittenList = {
  counted: 'presentation p',
  read: 'presentation p JOIN drug d ON d.id = p.drug_id',
  paged: 'presentation p',
  columns: `p.id, p.register_number, p.national_code, p.presentation, d.id AS drug_id, d.name, p.strength_mg::float8,
    p.units_per_pack, p.price_cents, p.active, p.hidden`,
  id: 'p.id',
  sorts: {
    presentation: 'search_text(p.presentation)',
    registerNumber: 'search_text(p.register_number)',
    nationalCode: 'search_text(p.national_code)',
  },
  filters: {
    presentation: part('p.presentation'),
    registerNumber: part('p.register_number'),
    nationalCode: part('p.national_code'),
    hidden: (statement, which) => statement.where('p.hidden = ?', which === 'hidden'),
  },
};

export const CHANGES: HandWrittenList = {
  counted: 'change_record r',
  read: `change_record r JOIN user_account a ON a.id = r.actor_id LEFT JOIN company c ON c.id = r.company_id`,
  paged: 'change_record r',
  columns: `r.id::text AS id, r.at, a.name AS actor_name, a.role_id, r.subject, r.subject_id, r.name, r.action,
    c.name AS company_name, r.before, r.after`,
  id: 'r.id',
  sorts: { at: 'r.at' },
  filters: {
    name: part('r.name'),
    subject: equal('r.subject'),
    userId: equal('r.actor_id'),
    from: (statement, day) => statement.where('r.at >= ?', startOfCivilDay(day)),
    to: (statement, day) => statement.where('r.at < ?', endOfCivilDay(day)),
  },
};
