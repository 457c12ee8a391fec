import type { RoleName } from '@aval/domain/access/roles';

/** Password of every story account. */
export const STORY_PASSWORD = 'Demo#123';

export interface StoryPerson {
  email: string;
  role: RoleName;
  /** Slug in the staff of the reference data: name, document, membership number, centers, zones. */
  staff: string;
  companyId?: 2 | 3;
  /** Companies of a manager. */
  permittedCompanyIds?: (2 | 3)[];
  /** E-mails of the doctors whom an assistant or a supervisor works for; they replace those of the reference data. */
  doctors?: string[];
}

/** First user of a new installation. */
export const firstSuperadmin: StoryPerson = { email: 'superadmin@aval.test', role: 'SUPERADMIN', staff: 'emp-30' };

const platform: StoryPerson[] = [
  firstSuperadmin,
  { email: 'admin@aval.test', role: 'ADMIN', staff: 'emp-33' },
  { email: 'consultant@aval.test', role: 'CONSULTANT', staff: 'emp-31' },
  { email: 'consultant2@aval.test', role: 'CONSULTANT', staff: 'emp-32' },
  { email: 'manager@grupo.test', role: 'MANAGER', staff: 'emp-28', permittedCompanyIds: [2, 3] },
];

const meridiana: StoryPerson[] = [
  { email: 'manager@meridiana.test', role: 'MANAGER', staff: 'emp-27', permittedCompanyIds: [2] },
  { email: 'representative@meridiana.test', role: 'REPRESENTATIVE', staff: 'emp-34', companyId: 2 },
  { email: 'doctor@meridiana.test', role: 'DOCTOR', staff: 'emp-01', companyId: 2 },
  { email: 'doctor2@meridiana.test', role: 'DOCTOR', staff: 'emp-02', companyId: 2 },
  { email: 'rocio.castro@meridiana.test', role: 'DOCTOR', staff: 'emp-03', companyId: 2 },
  { email: 'enrique.herrero@meridiana.test', role: 'DOCTOR', staff: 'emp-04', companyId: 2 },
  { email: 'miguel.vidal@meridiana.test', role: 'DOCTOR', staff: 'emp-09', companyId: 2 },
  {
    email: 'assistant@meridiana.test',
    role: 'ASSISTANT',
    staff: 'emp-19',
    companyId: 2,
    doctors: ['doctor@meridiana.test', 'doctor2@meridiana.test'],
  },
  {
    email: 'supervisor@meridiana.test',
    role: 'SUPERVISOR',
    staff: 'emp-39',
    companyId: 2,
    doctors: ['doctor2@meridiana.test', 'rocio.castro@meridiana.test'],
  },
];

// The zones of the first representative contain the first doctor's center (Sevilla), those of the second the second
// doctor's (Barcelona). Valladolid is in nobody's zone, so its doctor's requests are open to both.
const alborada: StoryPerson[] = [
  { email: 'manager@alborada.test', role: 'MANAGER', staff: 'emp-29', permittedCompanyIds: [3] },
  { email: 'representative@alborada.test', role: 'REPRESENTATIVE', staff: 'emp-36', companyId: 3 },
  { email: 'representative2@alborada.test', role: 'REPRESENTATIVE', staff: 'emp-37', companyId: 3 },
  { email: 'doctor@alborada.test', role: 'DOCTOR', staff: 'emp-12', companyId: 3 },
  { email: 'doctor2@alborada.test', role: 'DOCTOR', staff: 'emp-11', companyId: 3 },
  { email: 'elena.ruiz@alborada.test', role: 'DOCTOR', staff: 'emp-07', companyId: 3 },
  { email: 'inigo.munoz@alborada.test', role: 'DOCTOR', staff: 'emp-06', companyId: 3 },
  {
    email: 'assistant@alborada.test',
    role: 'ASSISTANT',
    staff: 'emp-24',
    companyId: 3,
    doctors: ['doctor@alborada.test', 'doctor2@alborada.test'],
  },
  {
    email: 'supervisor@alborada.test',
    role: 'SUPERVISOR',
    staff: 'emp-40',
    companyId: 3,
    doctors: ['elena.ruiz@alborada.test', 'doctor2@alborada.test'],
  },
];

export const storyPeople: readonly StoryPerson[] = [...platform, ...meridiana, ...alborada];
