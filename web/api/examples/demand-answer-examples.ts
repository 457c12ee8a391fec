import validation from '@aval/i18n/es/validation';
import { DECISION, FINAL_DECISION, REQUEST } from './demand-examples';
import { COMPANY_ID, DEMAND_ID, MEDIA_ID, PATIENT_ID, REFERENCE } from './numbers';

const COMMON = {
  id: DEMAND_ID,
  uuid: DEMAND_ID,
  reference: REFERENCE,
  status: 'SENDED',
  displayStatus: 'sended_accepted',
  treatmentType: 'chemotherapy',
  lastDemandCounter: 3,
  treatmentStartDate: '2026-12-01',
  treatmentStartCounter: 4,
  externalId: 'ONC-2026-0482',
  zone: 'Madrid',
  provinces: ['Madrid'],
};
const CENTER = { id: 1, name: 'Clínica Valdeolmo', provinceId: 28, province: { name: 'Madrid' } };
const DOCTOR = 'Pedro Díaz Lorenzo';
const PATIENT = {
  firstName: 'Raquel',
  lastName: 'Martín Esteban',
  birthday: '1984-01-01',
  cardNumber: '9734650349146',
};

export const DEMAND_ROW = {
  ...COMMON,
  lastDemand: '2026-11-20',
  demandDate: '2026-11-16',
  doctor: { name: DOCTOR },
  company: { name: 'Salud Meridiana' },
  centerPrescriptor: CENTER,
  patient: PATIENT,
  tumour: { type: 'mama', regimen: 'AC cada 21 días' },
};

const REPORT_FILE = {
  id: 9,
  description: 'Informe de anatomía patológica',
  mediaType: 'application/pdf',
  originalFilename: 'informe-de-anatomia-patologica.pdf',
  createdAt: '2026-11-16T08:55:59.000Z',
};

const ENTRY = {
  toUser: null,
  totalCycles: null,
  comment: null,
  withoutReason: false,
  privateComment: null,
  decisionReason: null,
  finalReason: null,
};

const HISTORY = [
  {
    ...ENTRY,
    ...FINAL_DECISION,
    sequence: 3,
    createdAt: '2026-11-20T10:44:00.000Z',
    author: 'Gonzalo Morales Montero',
    fromRoleId: 4,
    toRoleId: 7,
    displayStatus: 'sended_accepted',
    attachments: [],
  },
  {
    ...ENTRY,
    ...DECISION,
    sequence: 2,
    createdAt: '2026-11-19T09:40:00.000Z',
    author: 'Eva Benítez Moya',
    fromRoleId: 3,
    displayStatus: 'pending_company_accept',
    attachments: [],
  },
  {
    ...ENTRY,
    action: 'REQUEST',
    sequence: 1,
    createdAt: '2026-11-16T08:56:00.000Z',
    author: DOCTOR,
    fromRoleId: 7,
    toRoleId: 3,
    displayStatus: 'pending_analysis',
    attachments: [],
  },
];

export const DEMAND = {
  ...COMMON,
  ...REQUEST,
  lastActionSequence: 3,
  revision: null,
  version: 1,
  createdAt: '2026-11-16T08:15:00.000Z',
  updatedAt: '2026-11-20T10:44:00.000Z',
  requestedAt: '2026-11-16T08:56:00.000Z',
  lastDemand: '2026-11-20T10:44:00.000Z',
  demandDate: '2026-11-16T08:56:00.000Z',
  sessionFirstDate: '2026-12-01',
  continue: false,
  assignedRoleId: 7,
  assignedUserId: null,
  decisionReason: 'AUTORIZADO',
  finalReason: 'AUTORIZADO',
  totalCycles: REQUEST.quimioterapicoNumeroCiclos,
  superficieCorporal: 1.73,
  doctor: { id: 8, name: DOCTOR, membershipNumber: '282891000' },
  patient: {
    id: PATIENT_ID,
    ...PATIENT,
    documentKind: null,
    email: '98396827K',
    gender: 'female',
    type: 'private',
  },
  centerPrescriptor: CENTER,
  versions: [
    {
      number: 1,
      description: 'REQUEST',
      createdAt: '2026-11-16T08:56:00.000Z',
      changeDatesReason: null,
      documentStatus: 'ready',
      histories: HISTORY,
    },
  ],
  attachments: [{ ...REPORT_FILE, previous: false }],
};

export const DEMAND_CHANGES = {
  rows: HISTORY.toReversed().map(({ sequence, createdAt, action, displayStatus }) => ({
    demandId: DEMAND_ID,
    companyId: COMPANY_ID,
    reference: REFERENCE,
    sequence,
    createdAt,
    action,
    displayStatus,
  })),
  cursor: '318-9f2c4be07d15a836',
  more: false,
};

export const REHEARSAL = {
  ready: false,
  issues: [{ path: 'quimioterapicoNumeroCiclos', code: 'required', message: validation.required }],
  refusal: null,
  activeTreatments: [{ kind: 'radiotherapy', demand: { id: DEMAND_ID, reference: REFERENCE } }],
  findings: [],
};

export const CREATED_DEMAND = { id: DEMAND_ID, reference: REFERENCE, companyId: COMPANY_ID };
export const WRITTEN_DEMAND = { id: DEMAND_ID, revision: 4 };
export const COMMANDED = { id: DEMAND_ID, sequence: 2 };

const FILE = { size: 184_220 };
export const BROUGHT_FILE = {
  mediaId: MEDIA_ID,
  filename: REPORT_FILE.originalFilename,
  ...FILE,
  mediaType: REPORT_FILE.mediaType,
};
export const WRITTEN_FILE = {
  id: REPORT_FILE.id,
  mediaId: MEDIA_ID,
  originalFilename: REPORT_FILE.originalFilename,
  ...FILE,
};

export const ACTIVE_TREATMENTS = {
  treatments: [{ kind: 'chemotherapy', demand: { id: DEMAND_ID, reference: REFERENCE } }],
};

export const NOTIFICATION = {
  id: 320,
  translate: 'Se ha autorizado',
  createdAt: '2026-11-20T10:44:00.000Z',
  isRead: false,
  resource: 'demand',
  resourceId: DEMAND_ID,
  params: [{ key: 'reference', value: REFERENCE }],
};
