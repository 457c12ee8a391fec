/**
 * Tables without a row-level security policy, each with its reason; every other table must have one. A test compares
 * this list with PostgreSQL's catalogue, so that a new table needs a policy or a reason here.
 */
export const TABLES_WITHOUT_POLICY: Readonly<Record<string, string>> = {
  _prisma_migrations: 'the schema engine owns it; the application has no right to it',
  brought_entry: 'tells which rows of the reference data the seed has brought; the application has no right to it',
  company: 'looked up by host name before a tenant is known; holds no patient data',
  company_host: 'is the look-up from host name to tenant itself',
  role: 'the eight roles are the same for everyone',
  province: 'the provinces are the same for everyone',
  user_account: 'sign-in finds a person before a tenant is known; several roles belong to no company or to many',
  user_company: 'tells which companies a manager may enter: it decides the tenant scope and cannot stand behind it',
  user_zone: 'part of a user account, read to build the actor before any scope exists',
  user_center: 'part of a user account, read to build the actor before any scope exists',
  doctor_assistant: 'part of a user account, read to build the actor before any scope exists',
  supervisor_doctor: 'part of a user account, read to build the actor before any scope exists',
  user_session:
    'the cookie is looked up before a user or a tenant is known; what its lists are searched for is read by that session alone',
  made_under_key: 'the numbers of what somebody has made, by the keys of whoever made it; read by that person alone',
  password_reset: 'the token is looked up before a user is known; only token hashes are kept',
  security_event:
    'tells of accounts, before a tenant is known too; superadmins alone read it, and everybody the own sign-ins',
  rate_limit: 'counts failed sign-ins by e-mail and address, before a tenant is known',
  catalogue_import: 'what is to change in catalogues, which serve all companies; only its maker reads it',
  catalogue_import_row:
    'part of an import, whose maker alone reads it; the makers of imports, codes of companies among them, see all companies',
  center: 'the centers serve all companies',
  drug: 'the catalogue of drugs serves all companies',
  image: 'faces of users and marks of companies are shown before a tenant is known; they hold no patient data',
  presentation: 'the catalogue of presentations serves all companies',
};
