import { COMPANY_ID, PATIENT_ID } from './numbers';

/** People of the story, since examples are copied. The ids are those of rows that lists name. */

const PATIENT = {
  firstName: 'Raquel',
  lastName: 'Martín Esteban',
  email: '98396827K',
  cardNumber: '9734650349146',
  birthday: '1984-01-01',
  gender: 'female',
  type: 'private',
};

/** A person outside of the story, as a new patient must be. */
export const NEW_PATIENT = {
  firstName: 'Consuelo',
  lastName: 'Alcaraz Benavent',
  email: '98999107T',
  cardNumber: '7108426519034',
  birthday: '1958-09-21',
  gender: 'female',
  type: 'private',
  companyId: COMPANY_ID,
};
export const EDITED_PATIENT = { ...PATIENT, contactEmail: null };

export const KNOWN_PATIENT = {
  id: PATIENT_ID,
  ...PATIENT,
  dni_nie: PATIENT.email,
  documentKind: null,
  contactEmail: null,
  externalIds: [{ centerId: 1, externalId: 'HC-204518' }],
  companyId: COMPANY_ID,
  company: { id: COMPANY_ID, name: 'Salud Meridiana' },
};

export const PATIENT_SEARCH = { cardNumber: PATIENT.cardNumber };
export const CARD_NUMBER = { cardNumber: PATIENT.cardNumber, companyId: COMPANY_ID };
export const CHECKED_CARD_NUMBER = {
  isFree: false,
  patient: { id: PATIENT_ID, name: `${PATIENT.firstName} ${PATIENT.lastName}` },
};

export const DOCTOR = { name: 'Rocío Castro Etxeberria', dni: '99004119K', email: 'rocio.castro@meridiana.test' };
const OF_A_DOCTOR = { membershipNumber: '484891074', companyId: COMPANY_ID };

/** People who work at centers of the story and have no account yet. */
const NEWCOMER = { name: 'Lucía López Santana', dni: '99013730H', email: 'lucia.lopez@meridiana.test' };

export const INVITED = { name: 'Marta Moya Castro', dni: '99010984D', email: 'marta.moya@meridiana.test' };

export const NEW_USER = {
  ...NEWCOMER,
  membershipNumber: '141491333',
  companyId: COMPANY_ID,
  roleId: 7,
  centers: [38],
  password: 'Demo#123',
};
export const EDITED_USER = { name: DOCTOR.name, active: true };

export const USER = {
  id: 10,
  ...DOCTOR,
  ...OF_A_DOCTOR,
  roleId: 7,
  active: true,
  role: { id: 7, permissions: 'DOCTOR' },
  company: { id: COMPANY_ID, name: 'Salud Meridiana', tramitByZones: false },
  centers: [{ id: 11, name: 'Clínica Ibaizarra' }],
};

export const NAMED_USER = { id: USER.id, name: USER.name, roleId: USER.roleId };

export const PROFILE = { name: DOCTOR.name };
export const ME = {
  ...USER,
  emailNotifications: true,
  bundleEmails: false,
  requireResetPassword: false,
  passwordExpired: false,
  requireAcceptTerms: false,
  terms: null,
};

export const CREDENTIALS = { email: 'doctor@meridiana.test', password: 'Demo#123' };
export const TOKEN = { token: 'Jm2rWc7Xv0pQ4hNf8sYbL1dTgK6zUe9aRiO3wEtHkVs' };
export const FORGOTTEN = { email: DOCTOR.email, dni: DOCTOR.dni };
export const RECOVERY = { token: 'kq3Zr0mJ8w6b1uVt5nXy2cDf7gHa9sLe4pQi0oRzTUE', password: 'Otra#123' };
