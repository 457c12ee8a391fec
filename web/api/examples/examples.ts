import { DEMAND_EXAMPLES } from './demand-examples';

/** People of the story, and nobody else: examples are copied. */
const PATIENT = {
  ...{ firstName: 'Íñigo', lastName: 'Navarro Lozano', email: '98753690Q', cardNumber: '114691090785' },
  ...{ birthday: '1967-03-13', gender: 'male', type: 'func' },
};
const DOCTOR = { name: 'Rocío Castro Etxeberria', dni: '99004119K', email: 'rocio.castro@meridiana.test' };
const DRUG = {
  name: 'Abemaciclib',
  activePrinciple: 'Abemaciclib',
  dosage: 'MG',
  administration: 'ORAL',
  atcCode: 'L01EF03',
};
const PACK = { registerNumber: '990101', nationalCode: '000101', presentation: '100 mg, 56 comprimidos', price: 1870 };
const CODE = { code: 'AV-RT-101', type: 'Radioterapia paliativa, fracción única', radio_type: 'Externa' };
const CENTER = { name: 'Clínica Valdeolmo', address: 'Calle del Olmo Viejo, 14', locality: 'Getafe', type: 'Ambos' };
const COMPANY = { name: 'Salud Meridiana', slogan: 'A su lado' };

/** What is sent, by the operation: one for each that takes a body. */
export const EXAMPLES: Readonly<Record<string, unknown>> = {
  ...DEMAND_EXAMPLES,
  login: { email: 'doctor@meridiana.test', password: 'Demo#123' },
  forgotPassword: { email: DOCTOR.email, dni: DOCTOR.dni },
  recoverPassword: { token: 'kq3Zr0mJ8w6b1uVt5nXy2cDf7gHa9sLe4pQi0oRzTUE', password: 'Otra#1234' },
  createDrug: DRUG,
  updateDrug: DRUG,
  createPresentation: { ...PACK, strengthMg: 100, unitsPerPack: 56, drugId: 1 },
  updatePresentation: { ...PACK, price: 1795.5 },
  createCode: { ...CODE, companyId: 2 },
  updateCode: CODE,
  createCenter: { ...CENTER, provinceId: 28 },
  updateCenter: { ...CENTER, provinceId: 28, doctors: [8] },
  createPatient: { ...PATIENT, companyId: 2 },
  updatePatient: { ...PATIENT, contactEmail: null },
  validateCardNumber: { cardNumber: PATIENT.cardNumber, companyId: 2 },
  createCompany: { ...COMPANY, subdomain: 'meridiana', referencePrefix: 'MER', documentLanguage: 'es' },
  updateCompany: { ...COMPANY, validationStep: true },
  createInvitation: { type: 'DOCTOR', name: DOCTOR.name, email: DOCTOR.email, companyId: 2 },
  rejectInvitation: { reason: 'No trabaja en ninguno de nuestros centros.' },
  useInvitation: { name: DOCTOR.name, dni: DOCTOR.dni, password: 'Demo#123' },
  updateMe: { name: DOCTOR.name },
  acceptTerms: {},
  createUser: { ...DOCTOR, roleId: 7, companyId: 2, centers: [1], membershipNumber: '484891074', password: 'Demo#123' },
  updateUser: { name: DOCTOR.name, active: true },
  addUserAssistants: [9],
  removeUserAssistants: [9],
  addUserCenters: [1],
  removeUserCenters: [1],
  addUserDoctors: [8],
  removeUserDoctors: [8],
  addUserZones: [28],
  removeUserZones: [28],
};
