import type { Actor } from '@aval/domain/access/actor';
import { roleMay } from '@aval/domain/access/permissions';
import type { CompanyTextType } from '@aval/domain/validation/companies/company-texts';
import { forActor } from '@aval/prisma/scope';
import { countPeopleUnderSettings } from '../../account/tenant-settings';
import type { Services } from '../../services';
import { findCompany } from '../company-columns';
import { sanitizeRichText } from '../sanitize-rich-text';
import { isTextOfVersion, type ListedVersion, listVersions } from './terms-versions';
import { findText } from './text-columns';

export interface CompanyText {
  type: CompanyTextType;
  company: { id: number; name: string; revision: number; subdomain: string; termsVersion: number };
  /** Sanitised HTML. */
  html: string;
  updatedAt: Date | null;
  /** Users who would be asked to accept new terms; 0 for other texts. */
  people: number;
  /** The last version of the terms was published with exactly this text. */
  isPublished: boolean;
  /** Versions of the terms, newest first; empty for other texts. */
  versions: readonly ListedVersion[];
}

/** Returns a text of a company for its editor; null when there is no such company or the actor may not edit it. */
export async function getCompanyText(
  { database }: Services,
  actor: Actor,
  { id, type }: { id: number; type: CompanyTextType },
): Promise<CompanyText | null> {
  if (!roleMay(actor.role, 'companies.edit')) return null;
  return forActor(database, actor).read(async (tx) => {
    const company = await findCompany(tx, id);
    if (!company) return null;
    const { html: stored, updatedAt } = await findText(tx, id, type);
    const html = sanitizeRichText(stored);
    const { name, revision, subdomain, termsVersion } = company;
    return {
      type,
      company: { id, name, revision, subdomain, termsVersion },
      html,
      updatedAt,
      ...(type === 'terms_conditions'
        ? {
            people: await countPeopleUnderSettings(tx, id),
            isPublished: await isTextOfVersion(tx, { companyId: id, version: termsVersion, html }),
            versions: await listVersions(tx, id),
          }
        : { people: 0, isPublished: false, versions: [] }),
    };
  });
}
