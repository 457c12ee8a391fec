import type { ExportedList } from '@aval/application/access-record/record-export';
import type { ExportedFilter } from '@aval/application/access-record-list/exported-filters';
import type { CENTERS_LIST } from '@aval/application/catalogues/centers/centers-list';
import type { CODES_LIST } from '@aval/application/catalogues/codes/codes-list';
import type { DRUGS_LIST } from '@aval/application/catalogues/drugs/drugs-list';
import type { PRESENTATIONS_LIST } from '@aval/application/catalogues/presentations/presentations-list';
import type { ChangeField } from '@aval/application/change-record/change-fields';
import type { ChangeSubject, TakenSubject } from '@aval/application/change-record/change-subjects';
import type { CHANGES_LIST } from '@aval/application/change-record/changes-list';
import type { COMPANIES_LIST } from '@aval/application/companies/companies-list';
import type { INVITATIONS_LIST } from '@aval/application/invitations/list/invitations-list';
import type { FilterName } from '@aval/application/lists/plain-list';
import type { REGIMENS_LIST } from '@aval/application/regimens/regimens-list';
import type { SECURITY_LIST } from '@aval/application/security-record/security-list';
import type { USERS_LIST } from '@aval/application/users/users-list';
import { formatDate, formatStamp } from '@aval/i18n/format';
import { knownWords } from '@aval/i18n/known-words';
import type { i18n } from 'i18next';

/** Lists with exports: those with patient data are in the access log, administrative ones in the change log. */
type RecordedList = ExportedList | TakenSubject;

interface AdministeredLists {
  company: typeof COMPANIES_LIST;
  user: typeof USERS_LIST;
  invitation: typeof INVITATIONS_LIST;
  center: typeof CENTERS_LIST;
  drug: typeof DRUGS_LIST;
  presentation: typeof PRESENTATIONS_LIST;
  code: typeof CODES_LIST;
  regimen: typeof REGIMENS_LIST;
  changes: typeof CHANGES_LIST;
  security: typeof SECURITY_LIST;
}

type FilterOf<List extends RecordedList> = List extends ExportedList
  ? ExportedFilter<List>
  : List extends TakenSubject
    ? FilterName<AdministeredLists[List]>
    : never;

/** Namespaces with the words for lists of patient data. */
export const FILTER_NAMESPACES = ['accessRecord', 'list', 'demand', 'patients', 'archive'] as const;

export interface ToldFilter {
  /** Translation key of the filter's name. */
  label: string;
  /** Formats the value as a day, a moment or by a translation key; as it is by default. A flag shows only its label. */
  said?: 'day' | 'moment' | 'flag' | ((value: string) => string);
}

const COMPANY: ToldFilter = { label: 'list:filter.company' };
const REFERENCE: ToldFilter = { label: 'accessRecord:filter.reference' };

const fact = (field: ChangeField, said?: (value: string) => string): ToldFilter => ({
  label: `changes:fact.${field}`,
  ...(said && { said }),
});
const yesIf = (wanted: string) => (value: string) => `common:answer.${value === wanted ? 'yes' : 'no'}`;
const HIDDEN = fact('hidden', yesIf('hidden'));

/** Wording of each filter of each list; a new filter does not compile until it is added here. */
export const TOLD: { readonly [List in RecordedList]: Readonly<Record<FilterOf<List>, ToldFilter>> } = {
  demands: {
    reference: REFERENCE,
    status: { label: 'list:filter.status', said: (value) => `demand:status.${value}.long` },
    pendingDemands: { label: 'list:filter.pending', said: 'flag' },
    seriousFindings: { label: 'list:filter.seriousFindings', said: 'flag' },
    centerPrescriptorId: { label: 'list:filter.prescriberCenter' },
    centerRealizatorId: { label: 'list:filter.performingCenter' },
    zoneId: { label: 'list:filter.zone' },
    companyId: COMPANY,
    doctorId: { label: 'list:filter.doctor' },
    patientId: { label: 'accessRecord:filter.patientId' },
    drugId: { label: 'list:filter.drug' },
  },
  patients: {
    search: { label: 'accessRecord:filter.search' },
    companyId: COMPANY,
    centerId: { label: 'patients:filter.centerId' },
    edited: { label: 'patients:filter.edited', said: 'flag' },
    name: { label: 'demand:field.patient.short.name' },
    cardNumber: { label: 'demand:field.patient.short.cardNumber' },
    nationalId: { label: 'demand:field.patient.nationalId' },
    externalId: { label: 'demand:field.patient.externalIds', said: 'flag' },
    updatedSince: { label: 'accessRecord:filter.updatedSince', said: 'moment' },
    createdFrom: { label: 'accessRecord:filter.createdFrom', said: 'day' },
    createdTo: { label: 'accessRecord:filter.createdTo', said: 'day' },
  },
  documents: {
    state: { label: 'archive:state.label', said: (value) => `archive:state.${value}` },
    reference: REFERENCE,
  },
  'access-record': {
    reference: REFERENCE,
    userId: { label: 'accessRecord:filter.userId' },
    subject: { label: 'accessRecord:filter.subject', said: (value) => `accessRecord:subject.${value}` },
    patientId: { label: 'accessRecord:filter.patientId' },
    from: { label: 'accessRecord:filter.from', said: 'day' },
    to: { label: 'accessRecord:filter.to', said: 'day' },
  },
  company: { name: fact('name'), default: fact('isDefault', yesIf('default')) },
  user: {
    name: fact('name'),
    email: fact('email'),
    dni: fact('dni'),
    companyId: fact('companyId'),
    role: fact('role', (value) => `shell:role.${value}`),
    state: fact('active', yesIf('active')),
  },
  invitation: {
    email: fact('email'),
    companyId: fact('companyId'),
    status: fact('state', (value) => `invitations:state.${value}`),
  },
  center: {
    name: fact('name'),
    type: fact('type', (value) => `demand:option.centerType.${value}`),
    hidden: HIDDEN,
  },
  drug: { name: fact('name'), activePrinciple: fact('activePrinciple'), hidden: HIDDEN },
  presentation: {
    presentation: fact('presentation'),
    registerNumber: fact('registerNumber'),
    nationalCode: fact('nationalCode'),
    hidden: HIDDEN,
  },
  code: { companyId: fact('companyId'), code: fact('code'), hidden: HIDDEN },
  regimen: {
    text: { label: 'regimens:filter.text' },
    tumourType: fact('tumourType', (value) => `demand:option.tumourType.${value}`),
    intention: { label: 'regimens:filter.intention', said: (value) => `demand:option.intention.${value}` },
    origin: { label: 'regimens:filter.origin', said: (value) => `regimens:origin.${value}` },
    state: { label: 'regimens:filter.state', said: (value) => `regimens:state.${value}` },
    review: { label: 'regimens:filter.review', said: (value) => `regimens:review.${value}` },
  },
  changes: {
    name: { label: 'changes:filter.name' },
    subject: { label: 'changes:filter.subject', said: (value) => `changes:subject.${value}` },
    userId: { label: 'changes:filter.userId' },
    from: { label: 'changes:filter.from', said: 'day' },
    to: { label: 'changes:filter.to', said: 'day' },
  },
  security: {
    address: { label: 'securityRecord:filter.address' },
    kind: { label: 'securityRecord:filter.kind', said: (value) => `securityRecord:kind.${value}` },
    userId: { label: 'changes:filter.userId' },
    companyId: fact('companyId'),
    from: { label: 'changes:filter.from', said: 'day' },
    to: { label: 'changes:filter.to', said: 'day' },
  },
};

/**
 * Describes the filters of an exported list; a filter unknown to the list is described by its recorded name and value.
 */
export function toldFilters(words: i18n, list: ExportedList | ChangeSubject, filters: object | null): string[] {
  const ofList = (TOLD as Readonly<Partial<Record<string, Readonly<Record<string, ToldFilter>>>>>)[list] ?? {};
  return Object.entries(filters ?? {}).map(([name, value]) => {
    const { label = name, said } = ofList[name] ?? {};
    const called = knownWords(words, label, name);
    if (said === 'flag') return called;
    const values = [value].flat().map((each) => toldValue(words, said, String(each)));
    return `${called}: ${values.join(', ')}`;
  });
}

function toldValue(words: i18n, said: Exclude<ToldFilter['said'], 'flag'>, value: string): string {
  if (said === 'day') return formatDate(value);
  if (said === 'moment') return formatStamp(value);
  return said ? knownWords(words, said(value), value) : value;
}
