import { everybody } from '@aval/testing/visitors/people';
import { FILERS, type RouteCase, WRITE_DRAFT } from './route-case';

/** Id that no patient has. */
const NOBODY = 2_000_000_000;

const MAKERS = 'superadmin admin doctor otherDoctor assistant foreignDoctor foreignAssistant';
/** Roles that may edit the patient of the first insurer's draft, and roles that see it. */
const EDITORS = 'superadmin admin doctor assistant';
const SEE_PATIENT = 'superadmin admin manager groupManager representative doctor assistant';

/** List of patients and pages of one patient. Source: docs/rules.md 2.9, 2.10. */
export const PATIENT_CASES: RouteCase[] = [
  {
    route: 'app+/patients+/_index',
    what: 'the list of patients',
    ask: (they) => they.get('/app/patients?page=1'),
    expected: everybody('200'),
  },
  {
    route: 'app+/patients+/state',
    what: 'the list of patients as it is now',
    ask: (they) => they.get('/app/patients/state?page=1'),
    expected: everybody('200'),
  },
  {
    route: 'app+/patients+/export',
    what: 'the list of patients as a file',
    ask: (they) => they.get('/app/patients/export?edited=edited'),
    expected: everybody('200'),
  },
  {
    route: 'app+/patients+/export',
    what: 'a search of somebody else as a file',
    ask: (they) => they.get('/app/patients/export?search=77'),
    expected: everybody('404'),
  },
  {
    route: 'app+/patients+/search',
    what: 'somebody who is searched for',
    ask: (they) => they.post('/app/patients/search', { q: 'Ortuño' }),
    expected: everybody('200'),
  },
  {
    route: 'app+/patients+/$patientId._index',
    what: 'the patient of a draft',
    ask: (they, { patientId }) => they.get(`/app/patients/${patientId}`),
    expected: everybody('404', [SEE_PATIENT, '200']),
  },
  {
    route: 'app+/patients+/$patientId._index',
    what: 'a patient that there is not',
    ask: (they) => they.get(`/app/patients/${NOBODY}`),
    expected: everybody('404'),
  },
  {
    route: 'app+/demands+/create',
    what: 'a new request for the patient of a draft',
    ask: (they, { patientId }) => they.get(`/app/demands/create?patientId=${patientId}`),
    expected: everybody('302 /app/home', [FILERS, '404'], [WRITE_DRAFT, '200']),
  },
  {
    route: 'app+/demands+/create',
    what: 'a new request for a patient that there is not',
    ask: (they) => they.get(`/app/demands/create?patientId=${NOBODY}`),
    expected: everybody('302 /app/home', [FILERS, '404']),
  },
  {
    route: 'app+/demands+/create',
    what: 'a new request for what is no patient',
    ask: (they) => they.get('/app/demands/create?patientId=x'),
    expected: everybody('302 /app/home', [FILERS, '404']),
  },
  {
    route: 'app+/patients+/$patientId.edit',
    what: 'the form of a patient',
    ask: (they, { patientId }) => they.get(`/app/patients/${patientId}/edit`),
    expected: everybody('302 /app/home', [MAKERS, '404'], [EDITORS, '200']),
  },
  {
    route: 'app+/patients+/$patientId.edit',
    what: 'a patient without anything',
    ask: (they, { patientId }) => they.post(`/app/patients/${patientId}/edit`, {}),
    expected: everybody('403', [MAKERS, '404'], [EDITORS, '422']),
  },
  {
    route: 'app+/patients+/create',
    what: 'the form of a new patient',
    ask: (they) => they.get('/app/patients/create'),
    expected: everybody('302 /app/home', [MAKERS, '200']),
  },
  {
    route: 'app+/patients+/create',
    what: 'a new patient without anything',
    ask: (they) => they.post('/app/patients/create', {}),
    expected: everybody('403', [MAKERS, '422']),
  },
  {
    route: 'app+/patients+/number',
    what: 'whose number of the first insurer it is',
    ask: (they) => they.post('/app/patients/number', { companyId: '2', number: '000000000000' }),
    expected: everybody('403', [EDITORS, '200'], ['otherDoctor', '200']),
  },
];
