import { REMINDED_STATUSES } from '@aval/domain/demand/timing/reminders';
import type { Prisma } from '@aval/prisma/generated/client';

/**
 * Names of all values that the change log holds, whatever their subject; each has words in the interface. Source:
 * docs/rules.md 5.16.
 */
export const CHANGE_FIELDS = [
  // Users and invitations.
  ...['name', 'dni', 'email', 'role', 'membershipNumber', 'avatar', 'passwordSet', 'takenOverBy'],
  ...['company', 'companies', 'zones', 'centers', 'doctors', 'assistants', 'doctorsDni'],
  ...['state', 'expiresAt', 'reason', 'invitationId'],
  // Companies.
  ...['slogan', 'subdomain', 'hosts', 'isDefault', 'referencePrefix', 'logoImageId', 'faviconImageId'],
  ...['primaryColor', 'secondaryColor', 'tertiaryColor', 'documentLanguage', 'tramitByZones', 'validationStep'],
  'homeCards',
  ...['policyDateCheck', 'passwordMaxAgeDays', 'passwordChangeEnabled', 'cardNumberPattern', 'cardNumberHint'],
  ...['logoutRedirectUrl', 'congruenceUrl', 'managementUrl', 'ssoAlgorithm', 'ssoKeyReplaced', 'termsVersion'],
  ...['legalNotice', 'legalNoticeFormat', 'privacyPolicy', 'privacyPolicyFormat', 'termsConditions'],
  ...['termsConditionsFormat', 'complaintNotice', 'complaintNoticeFormat'],
  'corsOrigins',
  // Webhooks: only the server of an address, since its path may contain a secret.
  ...['server', 'addressReplaced', 'events', 'webhookState', 'secretReplaced', 'secretShown'],
  // Patients: only the names of the edited fields, since the values are personal data.
  'editedFields',
  // Catalogues.
  ...['activePrinciple', 'dosage', 'administration', 'atcCode', 'hidden'],
  ...['drugName', 'registerNumber', 'nationalCode', 'presentation', 'strengthMg', 'unitsPerPack', 'priceCents'],
  ...['companyId', 'companyName', 'code', 'type', 'radioType'],
  ...['address', 'locality', 'provinceName'],
  // Regimens, and the congruence rules of a company.
  ...['version', 'tumourType', 'intentions', 'cycleLengthDays', 'plannedCycles', 'lines', 'citation', 'doi'],
  ...['ruleSettings', 'clearance', 'asksJustification'],
  'active',
  // Exported lists.
  ...['filters', 'rowCount'],
  ...REMINDED_STATUSES,
] as const;
export type ChangeField = (typeof CHANGE_FIELDS)[number];

/** Values before or after a change. Secrets are never included: a key or a password appears as true or false only. */
export type ChangeFacts = Readonly<Partial<Record<ChangeField, Prisma.InputJsonValue | null>>>;
