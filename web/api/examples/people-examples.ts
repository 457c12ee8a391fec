/** People of the story, and nobody else: examples are copied. The numbers are those of rows that lists name. */
const COMPANY_ID = 2;

export const PATIENT = {
  ...{ firstName: 'Íñigo', lastName: 'Navarro Lozano', email: '98753690Q', cardNumber: '114691090785' },
  ...{ birthday: '1967-03-13', gender: 'male', type: 'func' },
};

export const NEW_PATIENT = { ...PATIENT, companyId: COMPANY_ID };
export const EDITED_PATIENT = { ...PATIENT, contactEmail: null };

export const KNOWN_PATIENT = {
  ...{ id: 7, ...PATIENT, dni_nie: PATIENT.email, contactEmail: null, companyId: COMPANY_ID },
  company: { id: COMPANY_ID, name: 'Salud Meridiana' },
};

export const CARD_NUMBER = { cardNumber: PATIENT.cardNumber, companyId: COMPANY_ID };
export const CHECKED_CARD_NUMBER = {
  isFree: false,
  patient: { id: 7, name: `${PATIENT.firstName} ${PATIENT.lastName}` },
};

export const DOCTOR = { name: 'Rocío Castro Etxeberria', dni: '99004119K', email: 'rocio.castro@meridiana.test' };
const OF_A_DOCTOR = { membershipNumber: '484891074', companyId: COMPANY_ID };

export const NEW_USER = { ...DOCTOR, ...OF_A_DOCTOR, roleId: 7, centers: [11], password: 'Demo#123' };
export const EDITED_USER = { name: DOCTOR.name, active: true };

export const USER = {
  ...{ id: 10, ...DOCTOR, ...OF_A_DOCTOR, roleId: 7, active: true },
  role: { id: 7, permissions: 'DOCTOR' },
  company: { id: COMPANY_ID, name: 'Salud Meridiana', tramitByZones: false },
  centers: [{ id: 11, name: 'Clínica Ibaizarra' }],
};

export const NAMED_USER = { id: USER.id, name: USER.name, roleId: USER.roleId };

export const PROFILE = { name: DOCTOR.name };
export const ME = {
  ...USER,
  ...{ emailNotifications: true, requireResetPassword: false, passwordExpired: false, requireAcceptTerms: false },
  terms: null,
};

export const CREDENTIALS = { email: 'doctor@meridiana.test', password: 'Demo#123' };
export const TOKEN = { token: 'Jm2rWc7Xv0pQ4hNf8sYbL1dTgK6zUe9aRiO3wEtHkVs' };
export const FORGOTTEN = { email: DOCTOR.email, dni: DOCTOR.dni };
export const RECOVERY = { token: 'kq3Zr0mJ8w6b1uVt5nXy2cDf7gHa9sLe4pQi0oRzTUE', password: 'Otra#1234' };
