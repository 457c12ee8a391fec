/** What a schema can find wrong, with the params of each; the words are in the `validation` namespace. */
export const MESSAGES = {
  required: [],
  choose: [],
  textShort: ['min'],
  textLong: ['max'],
  integerMin: ['min'],
  integerRange: ['min', 'max'],
  decimalMin: ['min'],
  decimalRange: ['min', 'max'],
  dateInvalid: [],
  datePast: [],
  dateFuture: [],
  dateBefore: ['date'],
  treatmentRequired: [],
  chemotherapyActive: [],
  radiotherapyActive: [],
  chemotherapyEmpty: [],
  radiotherapyRequired: [],
  codeRequired: [],
  cycleRange: ['min', 'max'],
  sessionRequired: [],
  sessionBeforeFirst: [],
  sessionOrder: [],
  locked: [],
  nationalId: [],
  email: [],
  cardNumber: [],
  password: [],
  passwordConfirmation: [],
  reasonKind: [],
  fileRequired: [],
  fileForbidden: [],
  fileTooLarge: ['megabytes'],
  filesTooMany: ['max'],
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

/** The i18n key and the params of a message. */
export function parseMessage(text: string): { key: string; params: MessageParams } {
  const blank = text.indexOf(' ');
  if (blank === -1) return { key: text, params: {} };
  return { key: text.slice(0, blank), params: JSON.parse(text.slice(blank + 1)) as MessageParams };
}
