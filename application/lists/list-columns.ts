import type { CsvColumn } from './write-csv';

/**
 * Places that tell a fact of a list's rows: a column of the page, a column of the CSV file, and fields of the API. A text
 * in place of one is an exception, and says why.
 */
interface ToldColumn {
  page: true | string;
  csv: true | string;
  api: readonly string[] | string;
}

const DETAIL = 'on the page of the entry';
const KEY = 'a number or address by which API clients refer to it';
const OF_SYSTEMS = 'an identifier by which systems of a center know it';
const BADGE = 'a badge beside the name';
const INCLUDED = 'only in the API, where it is asked for by include';

/** Facts for API clients only. */
const toApiClients = (why: string, ...api: string[]) => ({ page: why, csv: why, api }) satisfies ToldColumn;
const HIDDEN = { page: BADGE, csv: true, api: ['active'] } as const satisfies ToldColumn;

/** Columns of the lists that page, CSV file and API share. Source: docs/rules.md 2.8, 9.7, 10.5. */
export const LIST_COLUMNS = {
  demands: {
    reference: { page: true, csv: true, api: ['reference'] },
    patient: { page: true, csv: true, api: ['patient'] },
    age: { page: 'beside the name', csv: true, api: 'as the birthday of the patient' },
    tumour: { page: true, csv: true, api: ['tumour'] },
    regimen: { page: 'beside the tumour', csv: true, api: 'in the tumour' },
    doctor: { page: true, csv: true, api: ['doctor'] },
    demandDate: { page: true, csv: true, api: ['demandDate'] },
    treatmentStart: { page: 'as the days until it', csv: true, api: ['treatmentStartDate'] },
    daysToTreatmentStart: { page: true, csv: 'as the date itself', api: ['treatmentStartCounter'] },
    lastUpdate: { page: true, csv: true, api: ['lastDemand'] },
    daysSinceLastUpdate: {
      page: true,
      csv: 'follows from the date and the day of the file',
      api: ['lastDemandCounter'],
    },
    company: { page: true, csv: true, api: ['company'] },
    prescriberCenter: { page: true, csv: true, api: ['centerPrescriptor'] },
    performingCenter: toApiClients('in the detail', 'centerRealizator'),
    provinces: { page: true, csv: true, api: ['provinces', 'zone'] },
    cardNumber: { page: true, csv: true, api: 'in the patient' },
    type: { page: true, csv: true, api: ['treatmentType'] },
    status: { page: true, csv: true, api: ['status', 'displayStatus'] },
    seriousFindings: { page: BADGE, csv: true, api: 'in the report of the analysis' },
    id: toApiClients(KEY, 'id', 'uuid'),
    externalId: toApiClients(OF_SYSTEMS, 'externalId'),
    plan: toApiClients(INCLUDED, 'radiotherapyTreatments', 'chemotherapySessions'),
  },
  patients: {
    name: { page: true, csv: 'as surnames and first name, each by itself', api: 'as surnames and first name' },
    lastName: { page: 'in the name', csv: true, api: ['lastName'] },
    firstName: { page: 'in the name', csv: true, api: ['firstName'] },
    cardNumber: { page: true, csv: true, api: ['cardNumber'] },
    document: { page: true, csv: 'as kind and number, each by itself', api: 'as kind and number' },
    documentKind: { page: 'the name of the number', csv: true, api: ['documentKind'] },
    nationalId: { page: 'in the document', csv: true, api: ['email', 'dni_nie'] },
    birthday: { page: true, csv: true, api: ['birthday'] },
    company: { page: true, csv: true, api: ['companyId', 'company'] },
    demands: { page: true, csv: true, api: 'counted by the list of demands' },
    lastDemand: { page: true, csv: true, api: 'in the list of demands' },
    status: { page: true, csv: true, api: 'in the list of demands' },
    details: toApiClients(DETAIL, 'gender', 'type', 'contactEmail', 'createdBy', 'ficherosAdjuntos'),
    externalIds: toApiClients(OF_SYSTEMS, 'externalIds'),
    id: toApiClients(KEY, 'id'),
  },
  users: {
    name: { page: true, csv: true, api: ['name'] },
    dni: { page: true, csv: true, api: ['dni'] },
    email: { page: true, csv: true, api: ['email'] },
    role: { page: true, csv: true, api: ['roleId', 'role', 'permissions'] },
    company: { page: true, csv: true, api: ['companyId', 'company'] },
    active: { page: true, csv: true, api: ['active'] },
    picture: { page: 'beside the name', csv: 'a file has no pictures', api: ['avatar'] },
    membershipNumber: toApiClients(DETAIL, 'membershipNumber'),
    relations: toApiClients(
      DETAIL,
      'provinces',
      'centers',
      'doctors',
      'assistants',
      'supervisorDoctors',
      'supervisorCenters',
    ),
    id: toApiClients(KEY, 'id'),
  },
  drugs: {
    name: { page: true, csv: true, api: ['name'] },
    activePrinciple: { page: true, csv: true, api: ['activePrinciple'] },
    dosage: { page: true, csv: true, api: ['dosage'] },
    administration: { page: true, csv: true, api: ['administration'] },
    atcCode: { page: DETAIL, csv: true, api: ['atcCode'] },
    otherNames: { page: DETAIL, csv: true, api: ['otherNames'] },
    hidden: HIDDEN,
    id: toApiClients(KEY, 'id', 'uuid'),
  },
  presentations: {
    presentation: { page: true, csv: true, api: ['presentation'] },
    drug: { page: true, csv: true, api: ['drugId', 'drugUuid', 'drug'] },
    registerNumber: { page: true, csv: true, api: ['registerNumber'] },
    nationalCode: { page: true, csv: true, api: ['nationalCode'] },
    strengthMg: { page: DETAIL, csv: true, api: ['strengthMg'] },
    unitsPerPack: { page: DETAIL, csv: true, api: ['unitsPerPack'] },
    price: { page: true, csv: true, api: ['price'] },
    active: { page: BADGE, csv: true, api: ['active'] },
    hidden: { page: BADGE, csv: true, api: ['hidden'] },
    id: toApiClients(KEY, 'id'),
  },
  centers: {
    name: { page: true, csv: true, api: ['name'] },
    address: { page: true, csv: true, api: ['address'] },
    locality: { page: true, csv: true, api: ['locality'] },
    province: { page: 'beside the locality', csv: true, api: ['provinceId', 'province'] },
    type: { page: true, csv: true, api: ['type'] },
    hidden: HIDDEN,
    doctors: toApiClients(INCLUDED, 'doctors'),
    id: toApiClients(KEY, 'id'),
  },
  codes: {
    code: { page: true, csv: true, api: ['code'] },
    type: { page: true, csv: true, api: ['type'] },
    radioType: { page: true, csv: true, api: ['radio_type'] },
    companyId: { page: true, csv: true, api: ['companyId', 'company'] },
    hidden: HIDDEN,
    id: toApiClients(KEY, 'id'),
  },
  companies: {
    name: { page: true, csv: true, api: ['name'] },
    subdomain: { page: true, csv: true, api: ['subdomain'] },
    hosts: { page: true, csv: true, api: ['hosts'] },
    referencePrefix: { page: true, csv: true, api: ['referencePrefix'] },
    people: { page: true, csv: true, api: 'counted by the list of users' },
    isDefault: { page: BADGE, csv: true, api: ['default'] },
    inactive: { page: BADGE, csv: true, api: ['active'] },
    id: toApiClients(KEY, 'id'),
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, ToldColumn>>>>;

export type ListName = keyof typeof LIST_COLUMNS;

type CsvName<List extends ListName> = {
  [Name in keyof (typeof LIST_COLUMNS)[List]]: (typeof LIST_COLUMNS)[List][Name] extends { csv: true } ? Name : never;
}[keyof (typeof LIST_COLUMNS)[List]];

/** Columns of a list's CSV file by their names; null for one that the reader is not told. */
export type CsvColumns<List extends ListName, Row> = { readonly [Name in CsvName<List>]: CsvColumn<Row> | null };
