import { REMINDED_STATUSES } from '@aval/domain/demand/timing/reminders';
import type { Prisma } from '@aval/prisma/generated/client';

/** What the record names in words: each fact is of one of these, whatever it is a fact of. Source: docs/rules.md 5.16. */
export const CHANGE_FIELDS = [
  // Of people and invitations.
  ...['name', 'dni', 'email', 'role', 'membershipNumber', 'avatar', 'passwordSet', 'takenOverBy'],
  ...['company', 'companies', 'zones', 'centers', 'doctors', 'assistants', 'doctorsDni'],
  ...['state', 'expiresAt', 'reason', 'invitationId'],
  // Of companies.
  ...['slogan', 'subdomain', 'hosts', 'isDefault', 'referencePrefix', 'logoImageId', 'faviconImageId'],
  ...['primaryColor', 'secondaryColor', 'tertiaryColor', 'documentLanguage', 'tramitByZones', 'validationStep'],
  'homeCards',
  ...['policyDateCheck', 'passwordMaxAgeDays', 'passwordChangeEnabled', 'cardNumberPattern', 'cardNumberHint'],
  ...['logoutRedirectUrl', 'congruenceUrl', 'managementUrl', 'ssoAlgorithm', 'ssoKeyReplaced', 'termsVersion'],
  ...['legalNotice', 'legalNoticeFormat', 'privacyPolicy', 'privacyPolicyFormat', 'termsConditions'],
  ...['termsConditionsFormat', 'complaintNotice', 'complaintNoticeFormat'],
  'corsOrigins',
  // Of webhooks: of an address the server alone, since what stands behind it may be a secret of its own.
  ...['server', 'addressReplaced', 'events', 'webhookState', 'secretReplaced', 'secretShown'],
  // Of patients: which of their data, and never what they are.
  'editedFields',
  // Of catalogues.
  ...['activePrinciple', 'dosage', 'administration', 'atcCode', 'hidden'],
  ...['drugName', 'registerNumber', 'nationalCode', 'presentation', 'strengthMg', 'unitsPerPack', 'priceCents'],
  ...['companyId', 'companyName', 'code', 'type', 'radioType'],
  ...['address', 'locality', 'provinceName'],
  // Of regimens and of a company's rules of congruence.
  ...['version', 'tumourType', 'intentions', 'cycleLengthDays', 'plannedCycles', 'lines', 'citation', 'doi'],
  ...['ruleSettings', 'clearance', 'asksJustification'],
  'active',
  // Of a list that was taken along.
  ...['filters', 'rowCount'],
  ...REMINDED_STATUSES,
] as const;
export type ChangeField = (typeof CHANGE_FIELDS)[number];

/** A secret is no fact: of a key or a password the record says that there is one, as true or false. */
export type ChangeFacts = Readonly<Partial<Record<ChangeField, Prisma.InputJsonValue | null>>>;
