import { parseMessage } from '@aval/domain/validation/fields/message';
import { FILE_CODE_OF, FILE_CODES } from './file-codes';

/** Codes of errors of fields by their path, as `errorCodes` tells them; of refused files the reason. */
export const FIELD_CODES = ['taken', 'required', 'unknown', 'locked', 'invalid', ...FILE_CODES] as const;
export type FieldCode = (typeof FIELD_CODES)[number];

/** Codes beside the sentence of each error: those above, and what more there is to say of an invalid value. */
export const ISSUE_CODES = [
  ...FIELD_CODES,
  'wrong_type',
  'wrong_format',
  'not_a_choice',
  'too_short',
  'too_long',
  'out_of_range',
  'too_many',
  'date_past',
  'date_future',
  'not_applicable',
] as const;
export type IssueCode = (typeof ISSUE_CODES)[number];

/** Messages by their code; all others say in words alone what is wrong. Source: docs/rules.md 10.1. */
const MESSAGES: Readonly<Partial<Record<IssueCode, readonly string[]>>> = {
  taken: [
    'validation:nameTaken',
    'validation:codeTaken',
    'validation:emailTaken',
    'validation:hostTaken',
    'validation:subdomainTaken',
    'validation:prefixTaken',
    'validation:emailRegistered',
    'validation:emailOfUser',
    'validation:emailInvited',
    'validation:externalIdTaken',
    'validation:externalIdOfDemand',
    'validation:externalIdOfPatient',
    'wizard:patient.cardTaken',
    'wizard:patient.nationalIdTaken',
  ],
  required: ['validation:required'],
  unknown: ['api:issue.unknown'],
  locked: ['api:issue.locked', 'validation:lockedPast'],
  wrong_type: ['api:issue.invalid_type', 'api:issue.invalid_union'],
  wrong_format: [
    'api:issue.invalid_format',
    'api:issue.not_multiple_of',
    'api:issue.day',
    'api:issue.instant',
    'api:issue.characters',
    'validation:dateInvalid',
    'validation:nationalId',
    'validation:spanishNumber',
    'validation:documentNumber',
    'validation:email',
    'validation:cardNumber',
    'validation:cardNumberLength',
    'validation:cardNumberWords',
    'validation:phone',
  ],
  not_a_choice: ['api:issue.invalid_value', 'validation:choose', 'validation:entryUnknown', 'validation:withdrawn'],
  too_short: ['validation:textShort'],
  too_long: ['validation:textLong', 'validation:stepLong'],
  out_of_range: [
    'api:issue.too_big',
    'api:issue.too_small',
    'validation:integerMin',
    'validation:integerRange',
    'validation:decimalMin',
    'validation:decimalRange',
    'validation:cycleRange',
  ],
  too_many: [
    'validation:filesTooMany',
    'validation:draftsTooMany',
    'validation:drugLinesMany',
    'validation:namedTooMany',
  ],
  date_past: ['validation:datePast', 'validation:dateBefore'],
  date_future: ['validation:dateFuture', 'validation:dateAfter'],
  not_applicable: [
    'api:issue.not_of_role',
    'api:issue.not_of_that_role',
    'api:issue.with_all',
    'api:issue.not_with_status',
    'api:issue.not_with_after',
    'api:issue.chemotherapy_off',
    'api:issue.radiotherapy_off',
    'api:issue.of_other_type',
    'api:issue.only_consultant',
    'api:issue.only_answer',
    'api:issue.only_final',
  ],
};

const CODE_OF = new Map<string, IssueCode>([
  ...(Object.entries(FILE_CODE_OF) as [string, IssueCode][]),
  ...(Object.entries(MESSAGES) as [IssueCode, readonly string[]][]).flatMap(([code, messages]) =>
    messages.map((message) => [message, code] as const),
  ),
]);

/** Returns the code of an error of a field. */
export function issueCodeOf(text: string): IssueCode {
  return CODE_OF.get(parseMessage(text).key) ?? 'invalid';
}

/** Returns the code as `errorCodes` tells it, where an invalid value has no closer one. Source: decision 37. */
export function fieldCodeOf(text: string): FieldCode {
  const code = issueCodeOf(text);
  return FIELD_CODES.find((known) => known === code) ?? 'invalid';
}
