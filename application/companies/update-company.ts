import type { Actor } from '@aval/domain/access/actor';
import { roleMay } from '@aval/domain/access/permissions';
import type { CompanyInput } from '@aval/domain/validation/companies/company-schema';
import type { CompanyTextInput } from '@aval/domain/validation/companies/company-text-schema';
import type { PolicyType } from '@aval/domain/validation/companies/company-texts';
import type { EditEntryInput, EditEntryResult } from '../catalogues/entries/edit-entry';
import { allOrNothing } from '../health/all-or-nothing';
import type { Services } from '../services';
import { readLockedCompany } from './company-columns';
import { lockSettings, writeSettings } from './edit-company';
import { type SwitchCompanyResult, writeActive } from './switch-company';
import { type SaveTextResult, writeCompanyText } from './texts/save-company-text';

export interface CompanyText {
  type: PolicyType;
  input: CompanyTextInput;
}

export interface UpdateCompanyInput extends EditEntryInput<CompanyInput> {
  /** Texts that were sent; the others stay. */
  texts: readonly CompanyText[];
  /** New state; when absent, the state stays. */
  active?: boolean | undefined;
}

/** An issue with a text has the text's type as path. */
export type UpdateCompanyResult =
  | EditEntryResult
  | Extract<SaveTextResult, { status: 'unconfirmed' }>
  | Extract<SwitchCompanyResult, { status: 'default' }>;

/**
 * Saves everything that the pages of a company save in separate forms, in one request of an API client. Source:
 * docs/rules.md 10.11.
 */
export async function updateCompany(
  services: Services,
  actor: Actor,
  { id, revision, input, texts, active }: UpdateCompanyInput,
): Promise<UpdateCompanyResult> {
  if (!roleMay(actor.role, 'companies.edit')) return { status: 'forbidden' };
  const { clock } = services;
  return allOrNothing<UpdateCompanyResult>(services, actor, async (tx, takeBack) => {
    const company = await lockSettings(tx, id);
    if (!company) return { status: 'not_found' };
    if (company.revision !== revision) return { status: 'stale' };
    const settings = await writeSettings(tx, { services, actor, company, input });
    if (settings.status === 'invalid') return takeBack(settings);
    for (const { type, input } of texts) {
      const text = await writeCompanyText(tx, { clock, actor, company: await readLockedCompany(tx, id), type, input });
      if (text.status === 'unconfirmed') return takeBack(text);
      if (text.status === 'invalid') {
        return takeBack({ ...text, issues: text.issues.map(({ message }) => ({ path: type, message })) });
      }
    }
    if (active === undefined) return { status: 'done' };
    const switched = await writeActive(tx, { clock, actor, company: await readLockedCompany(tx, id), active });
    return switched.status === 'done' ? switched : takeBack(switched);
  });
}
