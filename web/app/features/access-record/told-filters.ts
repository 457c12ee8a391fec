import type { AccessRecordRow } from '@aval/application/access-record/list-access-record';
import { formatDate } from '@aval/i18n/format';
import { knownWords } from '@aval/i18n/known-words';
import type { i18n } from 'i18next';

/** The namespaces whose words it takes. */
export const FILTER_NAMESPACES = ['accessRecord', 'list', 'demand', 'patients', 'archive'] as const;

/** What each filter is called on the page of its list. */
const LABELS = {
  ...{ reference: 'accessRecord:filter.reference', subject: 'accessRecord:filter.subject' },
  ...{ userId: 'accessRecord:filter.userId', patientId: 'accessRecord:filter.patientId' },
  ...{ from: 'accessRecord:filter.from', to: 'accessRecord:filter.to', search: 'accessRecord:filter.search' },
  ...{ status: 'list:filter.status', companyId: 'list:filter.company', doctorId: 'list:filter.doctor' },
  ...{ centerPrescriptorId: 'list:filter.prescriberCenter', centerRealizatorId: 'list:filter.performingCenter' },
  ...{ zoneId: 'list:filter.zone', pendingDemands: 'list:filter.pending' },
  ...{ seriousFindings: 'list:filter.seriousFindings', centerId: 'patients:filter.centerId' },
  ...{ edited: 'patients:filter.edited', state: 'archive:state.label', name: 'patients:field.firstName' },
  ...{ cardNumber: 'patients:field.cardNumber', nationalId: 'patients:field.nationalId' },
} as const;

/** On or off: its name says all. */
const FLAGS: ReadonlySet<string> = new Set(['pendingDemands', 'seriousFindings', 'edited']);

/** What a list was narrowed to when it was taken along, as its page says it. */
export function toldFilters(words: i18n, { filters }: Pick<AccessRecordRow, 'filters'>): string[] {
  return Object.entries(filters ?? {}).map(([name, value]) => {
    const key = (LABELS as Readonly<Record<string, string>>)[name];
    const label = key === undefined ? name : knownWords(words, key, name);
    return FLAGS.has(name)
      ? label
      : `${label}: ${[value]
          .flat()
          .map((each) => toldValue(words, name, String(each)))
          .join(', ')}`;
  });
}

function toldValue(words: i18n, name: string, value: string): string {
  switch (name) {
    case 'from':
    case 'to':
      return formatDate(value);
    case 'status':
      return knownWords(words, `demand:status.${value}.long`, value);
    case 'subject':
      return knownWords(words, `accessRecord:subject.${value}`, value);
    case 'state':
      return knownWords(words, `archive:state.${value}`, value);
    default:
      return value;
  }
}
