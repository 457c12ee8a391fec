import { type CompanyText, type UpdateCompanyResult, updateCompany } from '@aval/application/companies/update-company';
import { storeImage } from '@aval/application/images/store-image';
import type { Services } from '@aval/application/services';
import type { Actor } from '@aval/domain/access/actor';
import { companySchema } from '@aval/domain/validation/companies/company-schema';
import { companyTextSchema } from '@aval/domain/validation/companies/company-text-schema';
import { BYTES_OF_A_MEGABYTE } from '@aval/domain/validation/dialogs/attachment-limits';
import { BYTES_OF_AN_IMAGE } from '@aval/platform/images/image-kinds';
import { Problem } from '../answers/problem';
import { refuseOutcome } from '../answers/refuse-outcome';
import { tellRevision } from '../answers/tell-revision';
import { type Operation, operation } from '../operations/operation';
import { expectedRevision, revisionHeaders } from '../requests/expected-revision';
import { readByForm } from '../requests/read-by-form';
import { refuseIdle } from '../requests/refuse-idle';
import {
  companyAnswer,
  companyFields,
  companyPath,
  ofCompany,
  type SentCompany,
  TEXT_FIELDS,
  toCompanyForm,
} from './company-fields';
import { ABOUT_COMPANY, findCompany, findPolicies, tag } from './company-operations';
import { idleCompanyFields } from './idle-company-fields';

/** Limit in bytes for two images and texts. */
const LARGEST = Math.ceil((2 * BYTES_OF_AN_IMAGE * 4) / 3) + 2 * BYTES_OF_A_MEGABYTE;

const SENT_TEXTS = Object.entries(TEXT_FIELDS) as [keyof typeof TEXT_FIELDS, CompanyText['type']][];

/** Placeholder error with the number of users who would be asked to accept new terms. */
const PEOPLE = 'api:issue.people';

/** Source: docs/rules.md 10.11. */
export const editCompanyOperation: Operation = operation(
  { permission: 'companies.edit' },
  {
    method: 'put',
    path: '/companies/{id}',
    tag,
    operationId: 'updateCompany',
    summary: 'Edit a company: its settings, branding and texts, and whether it is active',
    ...ABOUT_COMPANY,
    headers: revisionHeaders,
    body: companyFields,
    largestBody: LARGEST,
    answer: { status: 200, description: 'The new values.', schema: companyAnswer, hasRevision: true },
    async handle({ services, session: { actor }, params, body, context }) {
      const company = await findCompany(services, actor, params.id);
      const revision = expectedRevision(context) ?? company.revision;
      if (revision !== company.revision) throw new Problem('stale');
      refuseIdle(body, { ssoAlgorithm: company.ssoAlgorithm }, idleCompanyFields(body));
      const texts = readTexts(body);
      // Validates the other fields first, so that their errors come before the work on images.
      readByForm(companySchema, toCompanyForm(body, company), companyPath);
      const images = {
        logoImageId: await bringImage(services, actor, { kind: 'logo', body, kept: company.logoImageId }),
        faviconImageId: await bringImage(services, actor, { kind: 'favicon', body, kept: company.faviconImageId }),
      };
      const input = readByForm(companySchema, { ...toCompanyForm(body, company), ...images }, companyPath);
      const { active } = body;
      const updated = await updateCompany(services, actor, { id: company.id, revision, input, texts, active });
      if (updated.status !== 'done' && updated.status !== 'unchanged') return refuse(updated);
      const stands = await findCompany(services, actor, company.id);
      tellRevision(context, stands.revision);
      return { ...ofCompany(stands), policies: await findPolicies(services, company.id) };
    },
  },
);

function readTexts(body: SentCompany): CompanyText[] {
  return SENT_TEXTS.flatMap(([field, type]) => {
    if (body[field] === undefined) return [];
    const publish = field === 'termsConditions' && body.publishTermsFor !== undefined;
    const sent = { text: body[field], publish, people: publish ? body.publishTermsFor : null };
    return [{ type, input: readByForm(companyTextSchema, sent, () => field) }];
  });
}

async function bringImage(
  services: Services,
  actor: Actor,
  { kind, body, kept }: { kind: 'logo' | 'favicon'; body: SentCompany; kept: string | null },
): Promise<string | null> {
  const field = `${kind}Image` as const;
  const content = body[field];
  if (content === undefined) return kept;
  if (content === null) return null;
  const result = await storeImage(services, actor, { kind, content });
  if (result.status === 'stored') return result.imageId;
  const errors = result.status === 'invalid' ? [{ path: field, message: result.errors.file }] : [];
  return refuseOutcome({ status: result.status, issues: errors });
}

function refuse(refused: Exclude<UpdateCompanyResult, { status: 'done' | 'unchanged' }>): never {
  switch (refused.status) {
    case 'default':
      throw new Problem('forbidden');
    case 'unconfirmed': {
      const message = `${PEOPLE} ${JSON.stringify({ people: refused.people })}`;
      throw new Problem('invalid', { issues: [{ path: 'publishTermsFor', message }] });
    }
    default:
      return refuseOutcome(refused, sentPath);
  }
}

/** Maps the path of a text, which is its type, to that of the sent field. */
function sentPath(path: string): string {
  return SENT_TEXTS.find(([, type]) => type === path)?.[0] ?? companyPath(path);
}
