import { z } from 'zod';
import { CONTEXT_DIMENSIONS } from '../../access/context-dimensions';
import { Fault, fault } from '../fields/fault';
import {
  choice,
  choices,
  countedText,
  field,
  flag,
  group,
  integer,
  optionalChoice,
  optionalCountedText,
  optionalText,
} from '../fields/field';
import { isGuessableKey } from '../fields/guessable-key';
import { type MessageKey, message } from '../fields/message';
import { isEmpty, readText } from '../fields/readers';
import { bytesOf } from '../fields/text-bounds';
import { hostNames } from './host-names';
import { numberPattern } from './number-pattern';
import { origins } from './origins';
import { demandAddress, secureAddress } from './web-address';

export const SSO_ALGORITHMS = ['HS256', 'RS256'] as const;
/** Changes of the SSO key, which is never shown. */
export const SSO_CHANGES = ['keep', 'replace', 'remove'] as const;
/** Minimum bytes of an HS256 secret, the length of the hash (RFC 7518, 3.2). */
const BYTES_OF_A_SECRET = 32;
const LONGEST_KEY = 8_000;
const PUBLIC_KEY = /^-----BEGIN PUBLIC KEY-----\s[A-Za-z0-9+/=\s]+-----END PUBLIC KEY-----$/;

/** Beginning of a public key, a certificate or a private key in PEM form; none of these is a shared secret. */
const PEM = /-----BEGIN /;

/** Three or six hexadecimal digits, without the number sign. */
function colour() {
  return field((input) => {
    if (isEmpty(input)) return fault('required');
    const typed = readText(input) ?? '';
    return /^([0-9a-f]{3}){1,2}$/i.test(typed) ? typed.toLowerCase() : fault('colour');
  });
}

/** Id of an image that was uploaded before; null without one. */
function picture() {
  return field<string | null>((input) => {
    if (isEmpty(input)) return null;
    const id = z.uuid().safeParse(input);
    return id.success ? id.data : new Fault(message('choose'));
  });
}

/** Appearance of a company. */
const brand = {
  name: countedText({ min: 3, max: 30, isLine: true }),
  slogan: optionalCountedText({ max: 255, isLine: true }),
  primaryColor: colour(),
  secondaryColor: colour(),
  tertiaryColor: colour(),
};

/** Schema of the company settings that a superadmin edits. Source: docs/rules.md 5.33. */
export const companySchema = group({
  ...brand,
  logoImageId: picture(),
  faviconImageId: picture(),
  hosts: hostNames(),
  tramitByZones: flag(),
  validationStep: flag(),
  policyDateCheck: flag(),
  homeCards: choices(CONTEXT_DIMENSIONS),
  documentLanguage: choice(['es', 'en']),
  congruenceUrl: demandAddress(),
  managementUrl: demandAddress(),
  passwordMaxAgeDays: integer({ min: 1, max: 3650 }),
  passwordChangeEnabled: flag(),
  logoutRedirectUrl: secureAddress(),
  cardNumberPattern: numberPattern(),
  cardNumberHint: optionalText({ max: 30 }),
  namesOfAnyCountry: flag(),
  ssoChange: choice(SSO_CHANGES),
  ssoAlgorithm: optionalChoice(SSO_ALGORITHMS),
  ssoKey: optionalText({ max: LONGEST_KEY }),
  corsOrigins: origins(),
}).superRefine(({ cardNumberPattern, cardNumberHint, ssoChange, ssoAlgorithm, ssoKey }, context) => {
  const say = (path: string, key: MessageKey) =>
    context.addIssue({ code: 'custom', path: [path], message: message(key) });
  // A hint without a pattern would state a rule that nothing checks.
  if (cardNumberHint !== null && cardNumberPattern === null) say('cardNumberHint', 'hintNoPattern');
  if (ssoChange !== 'replace') return;
  if (ssoAlgorithm === null) return say('ssoAlgorithm', 'choose');
  if (ssoKey === null) return say('ssoKey', 'required');
  if (ssoAlgorithm === 'RS256' && !PUBLIC_KEY.test(ssoKey)) return say('ssoKey', 'publicKey');
  // A PEM text as HS256 secret would let anyone with the public key sign.
  if (ssoAlgorithm === 'HS256' && PEM.test(ssoKey)) return say('ssoKey', 'secretNoPem');
  if (ssoAlgorithm === 'HS256' && bytesOf(ssoKey) < BYTES_OF_A_SECRET) return say('ssoKey', 'secretShort');
  if (ssoAlgorithm === 'HS256' && isGuessableKey(ssoKey)) say('ssoKey', 'secretGuessable');
});

export type CompanyInput = z.output<typeof companySchema>;

/** Schema of a new company; the other settings are edited afterwards. */
export const newCompanySchema = group({
  ...brand,
  subdomain: field((input) => {
    if (isEmpty(input)) return fault('required');
    const typed = (readText(input) ?? '').toLowerCase();
    return /^[a-z0-9]([a-z0-9-]{0,38}[a-z0-9])?$/.test(typed) ? typed : fault('subdomain');
  }),
  referencePrefix: field((input) => {
    if (isEmpty(input)) return fault('required');
    const typed = (readText(input) ?? '').toUpperCase();
    return /^[A-Z]{2,5}$/.test(typed) ? typed : fault('referencePrefix');
  }),
  hosts: hostNames(),
  documentLanguage: choice(['es', 'en']),
});

export type NewCompanyInput = z.output<typeof newCompanySchema>;
