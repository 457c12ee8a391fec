import { randomUUID } from 'node:crypto';
import { everybody } from '@aval/testing/visitors/people';
import type { OperationCase } from './operation-case';

/** A valid form, except for the DNI. */
const WRONG = {
  firstName: 'Leocadia',
  lastName: 'Ensayo Prieto',
  email: 'x',
  cardNumber: '700999888777',
  birthday: '1961-04-27',
  gender: 'female',
  type: 'muface',
};

const OTHERS_WHO_FILE = 'otherDoctor foreignDoctor foreignAssistant';

/** The patient of a draft: visible to staff of the company, and to those who file for its doctor. */
export const PATIENT_CASES: readonly OperationCase[] = [
  { operation: 'listPatients', path: () => '/patients', expected: everybody(200) },
  { operation: 'listPatients', path: () => '/patients?all=true', expected: everybody(200) },
  { operation: 'searchPatients', path: () => '/patients/search', body: { name: 'a' }, expected: everybody(200) },
  { operation: 'searchPatients', path: () => '/patients/search', body: { all: true }, expected: everybody(200) },
  {
    operation: 'createPatient',
    path: () => '/patients',
    body: WRONG,
    expected: everybody(403, [`superadmin admin doctor assistant ${OTHERS_WHO_FILE}`, 422]),
  },
  {
    operation: 'getPatient',
    path: ({ patientId }) => `/patients/${patientId}`,
    expected: everybody(404, ['superadmin admin manager groupManager representative doctor assistant', 200]),
  },
  {
    operation: 'updatePatient',
    path: ({ patientId }) => `/patients/${patientId}`,
    body: WRONG,
    expected: everybody(403, ['superadmin admin doctor assistant', 422], [OTHERS_WHO_FILE, 404]),
  },
  {
    operation: 'getActiveTreatments',
    path: ({ patientId }) => `/patients/${patientId}/active-treatments/demands/${randomUUID()}`,
    expected: everybody(403, ['doctor assistant', 200], [OTHERS_WHO_FILE, 404]),
  },
  {
    operation: 'validateCardNumber',
    path: () => '/utils/validations/card-numbers',
    body: { cardNumber: '' },
    expected: everybody(403, [`superadmin admin doctor assistant ${OTHERS_WHO_FILE}`, 422]),
  },
];
