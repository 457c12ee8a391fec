import { createPublicKey } from 'node:crypto';
import type { Actor } from '@aval/domain/access/actor';
import { roleMay } from '@aval/domain/access/permissions';
import type { CompanyInput } from '@aval/domain/validation/companies/company-schema';
import { message } from '@aval/domain/validation/fields/message';
import { forActor, type Transaction } from '@aval/prisma/scope';
import { dequal } from 'dequal';
import { endSessions } from '../access/end-sessions';
import { lockCatalogue } from '../catalogues/entries/catalogue';
import type { EditEntryInput, EditEntryResult } from '../catalogues/entries/edit-entry';
import type { ChangeFacts } from '../change-record/change-fields';
import { recordChange } from '../change-record/record-change';
import { LONG_COMMAND } from '../demand-rows/in-batches';
import { openToRepresentatives } from '../demand-rows/open-to-representatives';
import type { FormIssue } from '../engine/outcomes';
import { orBusy } from '../health/or-busy';
import { mayNameImage } from '../images/own-image';
import { ssoColumns } from '../secrets/sso-secret';
import type { Services } from '../services';
import { type Company, factsOf, lockCompany, readLockedCompany } from './company-columns';
import { findTakenHost, setHosts } from './company-hosts';
import { tellDemandsOfCompany } from './tell-demands-of-company';

const BITS_OF_A_KEY = 2048;

/** Saves the company settings that superadmins may change. Source: docs/rules.md 5.33. */
export async function editCompany(
  services: Services,
  actor: Actor,
  { id, revision, input }: EditEntryInput<CompanyInput>,
): Promise<EditEntryResult> {
  if (!roleMay(actor.role, 'companies.edit')) return { status: 'forbidden' };
  const written = forActor(services.database, actor).run(async (tx): Promise<EditEntryResult> => {
    const company = await lockSettings(tx, id);
    if (!company) return { status: 'not_found' };
    if (company.revision !== revision) return { status: 'stale' };
    return writeSettings(tx, { services, actor, company, input });
  }, LONG_COMMAND);
  return orBusy(written);
}

/** Locks the company and the catalogue of companies, so that two companies cannot take the same host at once. */
export async function lockSettings(tx: Transaction, id: number): Promise<Company | null> {
  await lockCatalogue(tx, 'company');
  return lockCompany(tx, id);
}

interface SettingsToWrite {
  services: Services;
  actor: Actor;
  /** Company as read under lock. */
  company: Company;
  input: CompanyInput;
}

/** Writes the settings in a transaction that has locked the company. */
export async function writeSettings(
  tx: Transaction,
  { services, actor, company, input }: SettingsToWrite,
): Promise<Extract<EditEntryResult, { status: 'done' | 'unchanged' | 'invalid' }>> {
  const { id } = company;
  const { clock } = services;
  const issues = await issuesOf(tx, actor, company, input);
  if (issues.length > 0) return { status: 'invalid', issues };
  await tx.company.update({ where: { id }, data: columnsOf(services, id, input), select: { id: true } });
  await setHosts(tx, id, input.hosts);
  const edited = await readLockedCompany(tx, id);
  const isKeyReplaced = input.ssoChange === 'replace';
  const [before, after] = [factsOf(company), factsOf(edited)];
  if (dequal(before, after) && !isKeyReplaced) return { status: 'unchanged' };
  await tx.company.update({ where: { id }, data: { revision: { increment: 1 } }, select: { id: true } });
  // End the sessions that the previous key began, since the new key does not vouch for them.
  if (input.ssoChange !== 'keep') {
    const by = { cause: 'sso_key', actorId: actor.userId } as const;
    await endSessions({ database: tx, clock }, { hostCompanyId: id, bySso: true }, by);
  }
  if (company.name !== edited.name) await tellDemandsOfCompany(tx, id, edited.name);
  if (company.tramitByZones !== edited.tramitByZones) await openToRepresentatives(tx, id);
  // Record only that the key was replaced, nothing about its content.
  const key: ChangeFacts = isKeyReplaced ? { ssoKeyReplaced: true } : {};
  await recordChange(tx, actor, {
    subject: 'company',
    subjectId: id,
    companyId: id,
    name: edited.name,
    action: 'edit',
    before,
    after: { ...after, ...key },
  });
  return { status: 'done' };
}

async function issuesOf(tx: Transaction, actor: Actor, company: Company, input: CompanyInput): Promise<FormIssue[]> {
  const issues: FormIssue[] = [];
  const taken = await findTakenHost(tx, input.hosts, company.id);
  if (taken) issues.push(taken);
  for (const [path, kind] of [
    ['logoImageId', 'logo'],
    ['faviconImageId', 'favicon'],
  ] as const) {
    const isRight = await mayNameImage(tx, actor, { imageId: input[path], kind, present: company[path] });
    if (!isRight) issues.push({ path, message: message('choose') });
  }
  if (input.ssoChange === 'replace' && input.ssoAlgorithm === 'RS256' && !isStrongKey(input.ssoKey ?? '')) {
    issues.push({ path: 'ssoKey', message: message('publicKey') });
  }
  return issues;
}

function isStrongKey(pem: string): boolean {
  try {
    const { asymmetricKeyType, asymmetricKeyDetails } = createPublicKey(pem);
    return asymmetricKeyType === 'rsa' && (asymmetricKeyDetails?.modulusLength ?? 0) >= BITS_OF_A_KEY;
  } catch {
    return false;
  }
}

function columnsOf(
  services: Services,
  companyId: number,
  { hosts: _hosts, slogan, ssoChange, ssoAlgorithm, ssoKey, ...columns }: CompanyInput,
) {
  const set = ssoChange === 'replace' ? { algorithm: ssoAlgorithm, key: ssoKey } : { algorithm: null, key: null };
  return { ...columns, slogan: slogan ?? '', ...(ssoChange === 'keep' ? {} : ssoColumns(services, companyId, set)) };
}
