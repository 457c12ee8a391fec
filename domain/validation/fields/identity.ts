import { Fault, fault } from './fault';
import { countedText, type Field, field } from './field';
import { isAcceptablePassword } from './password-rule';
import { isEmpty, readText } from './readers';
import { textLong } from './text-bounds';

const LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';

/** Blanks, dots and hyphens, and invisible characters: the same set as in the database's function identifier_key. */
const BETWEEN_SIGNS = /[\s\u00ad\u200b-\u200f\u2010-\u2015\u2060\u2212.-]/g;

/**
 * Returns the key by which card numbers and documents are compared however they are typed, and in which a document is
 * kept: compatible forms such as full-width digits are one, and only ASCII letters are capitalised, so that the result
 * is the same everywhere. Source: docs/rules.md 2.28.
 */
export function identifierKey(text: string): string {
  return text
    .normalize('NFKC')
    .replace(BETWEEN_SIGNS, '')
    .replace(/[a-z]/g, (letter) => letter.toUpperCase());
}

/**
 * Whether a normalised DNI (eight digits) or NIE (X, Y or Z and seven digits) has the right control letter.
 * Source: docs/rules.md 5.11.
 */
export function isNationalId(text: string): boolean {
  const parts = /^([XYZ]\d{7}|\d{8})([A-Z])$/.exec(text);
  if (!parts?.[1]) return false;
  const digits = parts[1].replace('X', '0').replace('Y', '1').replace('Z', '2');
  return LETTERS[Number(digits) % 23] === parts[2];
}

/**
 * Whether a normalised number is the NIF of somebody without DNI or NIE: K (under 14), L (lives abroad) or M (a
 * foreigner), seven digits and the control letter of a DNI. Source: docs/rules.md 5.11.
 */
export function isNifOfPerson(text: string): boolean {
  return /^[KLM]/.test(text) && isNationalId(text.replace(/^[KLM]/, '0'));
}

function requiredText(read: (text: string) => string | null, wrong: Fault): Field<string> {
  return field((input) => {
    if (isEmpty(input)) return fault('required');
    const given = readText(input);
    const value = given === undefined ? null : read(given);
    return value ?? wrong;
  });
}

/** Name of a user, 3 to 200 characters as readers count them. Source: docs/rules.md 5.25. */
export function personName(): Field<string> {
  return countedText({ min: 3, max: 200, isLine: true });
}

/** DNI or NIE, stored in capitals without blanks and dashes. Source: docs/rules.md 5.11. */
export function nationalId(): Field<string> {
  return requiredText((text) => {
    const normalized = identifierKey(text);
    return isNationalId(normalized) ? normalized : null;
  }, fault('nationalId'));
}

const LONGEST_NUMBER = 64;

/** Number of any identity document, kept by its key; the kind of document judges it. Source: docs/rules.md 2.27. */
export function documentNumber(): Field<string> {
  return requiredText((text) => {
    const key = identifierKey(text);
    return key.length <= LONGEST_NUMBER && LETTER_OR_DIGIT.test(key) ? key : null;
  }, fault('documentNumber'));
}

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

const EMAIL = /^[^\s@<>(),;:"]+@[^\s@.<>(),;:"]+(\.[^\s@.<>(),;:"]+)+$/;

/** Form in which an e-mail address is kept and compared: without blanks around it, in lower case. */
export function emailKey(typed: string): string {
  return typed.trim().toLowerCase();
}

function readEmail(text: string): string | null {
  return EMAIL.test(text) && text.length <= 255 ? emailKey(text) : null;
}

/** E-mail address of at most 255 characters, in lower case. */
export function email(): Field<string> {
  return requiredText(readEmail, fault('email'));
}

export function optionalEmail(): Field<string | null> {
  return field((input) => (isEmpty(input) ? null : (readEmail(readText(input) ?? '') ?? fault('email'))));
}

/** Far beyond the maximum of a password; longer inputs are not even compared. */
export const LONGEST_ENTERED_PASSWORD = 128;

/** Password typed to sign in: not trimmed, checked only for its maximum length. */
export function enteredPassword(): Field<string> {
  return field((input) => {
    if (typeof input !== 'string' || input === '') return fault('required');
    const { length } = input;
    return length > LONGEST_ENTERED_PASSWORD ? new Fault(textLong(length, LONGEST_ENTERED_PASSWORD)) : input;
  });
}

/** Password chosen by a user. */
export function newPassword(): Field<string> {
  return field((input) => {
    if (typeof input !== 'string' || input === '') return fault('required');
    return isAcceptablePassword(input) ? input : fault('password');
  });
}

/** Format of a company's card numbers; written by superadmins, never by those who fill in forms. */
export interface CardRule {
  /** Regular expression for the key of the number; null accepts any. */
  cardNumberPattern: string | null;
  /** Displayed number of characters of the key: "12-13"; or the whole hint in words: "4 cifras". */
  cardNumberHint: string | null;
}

/** Whether a hint is a number of characters alone; one in words is shown unchanged. Source: docs/rules.md 5.7. */
export function isLengthHint(hint: string): boolean {
  return /^\d+(\s*[-–]\s*\d+)?$/.test(hint);
}

function wrongCard(hint: string | null): Fault {
  if (hint === null) return fault('cardNumber');
  return fault(isLengthHint(hint) ? 'cardNumberLength' : 'cardNumberWords', { hint });
}

/** Trimmed card number; a company's pattern is checked against its key. Source: docs/rules.md 5.7. */
export function cardNumber({ cardNumberPattern: pattern, cardNumberHint: hint }: CardRule): Field<string> {
  const whole = pattern === null ? null : new RegExp(`^(?:${pattern})$`, 'iu');
  return requiredText((text) => {
    const key = identifierKey(text);
    return text.length <= LONGEST_NUMBER && key !== '' && (whole?.test(key) ?? true) ? text : null;
  }, wrongCard(hint));
}
