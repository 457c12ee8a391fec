import type { Actor } from '@aval/domain/access/actor';
import { roleMay } from '@aval/domain/access/permissions';
import type { CompanyTextInput } from '@aval/domain/validation/companies/company-text-schema';
import type { CompanyTextType } from '@aval/domain/validation/companies/company-texts';
import { hasWords } from '@aval/domain/validation/companies/rich-text';
import { message } from '@aval/domain/validation/fields/message';
import { forActor, type Transaction } from '@aval/prisma/scope';
import { countPeopleUnderSettings } from '../../account/tenant-settings';
import type { EditEntryInput, EditEntryResult } from '../../catalogues/entries/edit-entry';
import type { ChangeFacts } from '../../change-record/change-fields';
import { recordChange } from '../../change-record/record-change';
import { orBusy } from '../../health/or-busy';
import type { Services } from '../../services';
import { type Company, lockCompany } from '../company-columns';
import { sanitizeRichText } from '../sanitize-rich-text';
import { differingParts, plainWords } from './plain-words';
import { isTextOfVersion, keepTerms } from './terms-versions';
import { findText, writeText } from './text-columns';

export type SaveTextResult =
  | EditEntryResult
  | { status: 'published'; people: number }
  /** The editor has to confirm first that this many users will be asked to accept the new terms. */
  | { status: 'unconfirmed'; people: number };

/** Fields of the change log for each text. */
const FACTS = {
  legal_notice: 'legalNotice',
  privacy_policy: 'privacyPolicy',
  terms_conditions: 'termsConditions',
  complaint_notice: 'complaintNotice',
} as const satisfies Record<CompanyTextType, string>;

/**
 * Saves a text of a company, sanitised. New terms are published once the editor has confirmed the present number of
 * users who will be asked, and not again with the same text. A correction asks nobody and is kept with the version that
 * it corrects. Source: docs/rules.md 5.35, 5.36.
 */
export async function saveCompanyText(
  { database, clock }: Services,
  actor: Actor,
  { id, revision, input, type }: EditEntryInput<CompanyTextInput> & { type: CompanyTextType },
): Promise<SaveTextResult> {
  if (!roleMay(actor.role, 'companies.edit')) return { status: 'forbidden' };
  const written = forActor(database, actor).run(async (tx): Promise<SaveTextResult> => {
    const company = await lockCompany(tx, id);
    if (!company) return { status: 'not_found' };
    if (company.revision !== revision) return { status: 'stale' };
    return writeCompanyText(tx, { clock, actor, company, input, type });
  });
  return orBusy(written);
}

interface TextToWrite {
  clock: Services['clock'];
  actor: Actor;
  /** Company as read under lock. */
  company: Company;
  input: CompanyTextInput;
  type: CompanyTextType;
}

/** Writes the text in a transaction that has locked the company. */
export async function writeCompanyText(
  tx: Transaction,
  { clock, actor, company, input, type }: TextToWrite,
): Promise<Extract<SaveTextResult, { status: 'done' | 'unchanged' | 'published' | 'unconfirmed' | 'invalid' }>> {
  const { id } = company;
  const cleaned = sanitizeRichText(input.text);
  const html = hasWords(cleaned) ? cleaned : '';
  const stored = sanitizeRichText((await findText(tx, id, type)).html);
  const isTerms = type === 'terms_conditions';
  const isPublished = isTerms && input.publish;
  if (html === '' && isTerms && (isPublished || company.termsVersion > 0)) {
    return { status: 'invalid', issues: [{ path: 'text', message: message('required') }] };
  }
  const published = { companyId: id, version: company.termsVersion, html };
  if (html === stored && (!isPublished || (await isTextOfVersion(tx, published)))) return { status: 'unchanged' };
  const people = isPublished ? await countPeopleUnderSettings(tx, id) : 0;
  if (isPublished && input.people !== people) return { status: 'unconfirmed', people };
  const at = clock.now();
  const version = company.termsVersion + (isPublished ? 1 : 0);
  await writeText(tx, { companyId: id, type, html, at });
  if (isTerms) await keepTerms(tx, { companyId: id, version, html, at, userId: actor.userId });
  const data = { termsVersion: version, revision: { increment: 1 } };
  await tx.company.update({ where: { id }, data, select: { id: true } });
  const [before, after] = [
    { ...factsOf(type, stored, html).before, termsVersion: company.termsVersion },
    { ...factsOf(type, stored, html).after, termsVersion: version },
  ];
  await recordChange(tx, actor, {
    subject: 'company',
    subjectId: id,
    companyId: id,
    name: company.name,
    action: 'edit',
    before,
    after,
  });
  return isPublished ? { status: 'published', people } : { status: 'done' };
}

/** Returns the differing words for the change log, or only that the formatting differs. */
function factsOf(type: CompanyTextType, stored: string, html: string): { before: ChangeFacts; after: ChangeFacts } {
  if (stored === html) return { before: {}, after: {} };
  const name = FACTS[type];
  const [before, after] = [plainWords(stored), plainWords(html)];
  if (before === after) return { before: {}, after: { [`${name}Format`]: true } };
  const parts = differingParts(before, after);
  return { before: { [name]: parts.before }, after: { [name]: parts.after } };
}
