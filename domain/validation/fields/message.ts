/** What a schema can find wrong, with the params of each; the words are in the `validation` namespace. */
export const MESSAGES = {
  required: [],
  choose: [],
  textShort: ['min'],
  textLong: ['max', 'over'],
  stepLong: ['max', 'over'],
  draftsTooMany: ['max'],
  integerMin: ['min'],
  integerRange: ['min', 'max'],
  decimalMin: ['min'],
  decimalRange: ['min', 'max'],
  thousands: [],
  dateInvalid: [],
  datePast: [],
  dateFuture: [],
  dateBefore: ['date'],
  dateAfter: ['date'],
  treatmentRequired: [],
  chemotherapyActive: [],
  radiotherapyActive: [],
  chemotherapyEmpty: [],
  radiotherapyRequired: [],
  codeRequired: [],
  cycleRange: ['max'],
  cycleNone: [],
  sessionRequired: [],
  sessionBeforeFirst: [],
  sessionOrder: [],
  locked: [],
  lockedPast: [],
  withdrawn: [],
  withdrawnCenter: [],
  nothingChanged: [],
  nationalId: [],
  nationalIds: ['text'],
  doctorsRequired: [],
  centersRequired: [],
  namedTooMany: ['max'],
  phone: [],
  emailRegistered: [],
  emailRequested: [],
  emailInvited: [],
  email: [],
  cardNumber: [],
  cardNumberLength: ['hint'],
  password: [],
  passwordConfirmation: [],
  passwordWrong: [],
  passwordSame: [],
  reasonKind: [],
  commentEmpty: [],
  commentUnseen: [],
  fileRequired: [],
  fileEmpty: [],
  fileForbidden: [],
  fileTooLarge: ['megabytes'],
  filesTooMany: ['max'],
  filesOfFormTooMany: ['max'],
  filesWaiting: [],
  imageForbidden: [],
  imageTooHeavy: ['megabytes'],
  imageTooLarge: ['megapixels'],
  filesOfAllWaiting: [],
  fileDescription: [],
  nameTaken: [],
  codeTaken: [],
  doctorsOnly: [],
  emailTaken: [],
  notOfCompany: [],
  zonesUnused: [],
  hostInvalid: ['host'],
  hostTaken: ['host'],
  hostsTooMany: ['max'],
  numberPattern: [],
  secureAddress: [],
  demandAddress: [],
  colour: [],
  publicKey: [],
  secretShort: [],
  subdomain: [],
  subdomainTaken: [],
  referencePrefix: [],
  prefixTaken: [],
  originInvalid: ['origin'],
  originsTooMany: ['max'],
  eventRequired: [],
  webhooksTooMany: ['max'],
} as const satisfies Record<string, readonly string[]>;

export type MessageKey = keyof typeof MESSAGES;
export type MessageParams = Readonly<Record<string, string | number>>;

/**
 * A message as schemas give it: an i18n key and, after a blank, its params as JSON. Forms and the API carry messages as
 * plain text, so this is one string; `parseMessage` takes it apart again.
 */
export function message(key: MessageKey, params?: MessageParams): string {
  return params ? `validation:${key} ${JSON.stringify(params)}` : `validation:${key}`;
}

/** The i18n key and the params of a message; a text that is none comes back as its own key. */
export function parseMessage(text: string): { key: string; params: MessageParams } {
  const parts = /^([\w:.]+) (\{.*\})$/s.exec(text);
  if (!parts?.[1] || !parts[2]) return { key: text, params: {} };
  return { key: parts[1], params: JSON.parse(parts[2]) as MessageParams };
}
