import type { Session } from '@aval/application/access/load-session';
import { sanitizeRichText } from '@aval/application/companies/sanitize-rich-text';
import { getCompanyText } from '@aval/application/companies/texts/get-company-text';
import { getTermsVersion } from '@aval/application/companies/texts/get-terms-version';
import { saveCompanyText } from '@aval/application/companies/texts/save-company-text';
import { companyTextSchema } from '@aval/domain/validation/companies/company-text-schema';
import { COMPANY_TEXTS, type CompanyTextType } from '@aval/domain/validation/companies/company-texts';
import { data } from '@remix-run/node';
import type { Params } from '@remix-run/react';
import { readEntryForm, refuseEntry, refuseForm, requireEntryId } from '../../server/entry-answers.server';
import { getServices } from '../../server/services.server';
import { redirectWithToast } from '../../server/toast.server';
import { COMPANY } from '../companies/companies-address';
import type { TextAnswer } from './text-answer';

function requireText({ companyId, text }: Params): { id: number; type: CompanyTextType } {
  const type = COMPANY_TEXTS.find((each) => each === text);
  if (!type) throw new Response(null, { status: 404 });
  return { id: requireEntryId(companyId), type };
}

/** Loads a text for its editor. */
export async function loadText({ actor }: Session, params: Params) {
  const found = await getCompanyText(getServices(), actor, requireText(params));
  if (!found) throw new Response(null, { status: 404 });
  return found;
}

/** Saves a text; publishing terms requires a confirmation first. */
export async function saveText({ actor }: Session, request: Request, params: Params) {
  const { id, type } = requireText(params);
  const { submission, revision } = await readEntryForm(request, companyTextSchema);
  if (submission.status !== 'success') return refuseForm(submission);
  const result = await saveCompanyText(getServices(), actor, { id, type, revision, input: submission.value });
  switch (result.status) {
    case 'unconfirmed': {
      const answer: TextAnswer = { reply: submission.reply(), isStale: false, people: result.people };
      return data(answer);
    }
    case 'done':
    case 'unchanged':
      return redirectWithToast(COMPANY.text(id, type), TOASTS[result.status]);
    case 'published':
      return redirectWithToast(COMPANY.text(id, type), toldPublished(result.people));
    default:
      return refuseEntry(submission, result);
  }
}

/** Returns a text as readers will see it, without storing it. */
export async function previewText(request: Request, params: Params) {
  requireEntryId(params.companyId);
  const { submission } = await readEntryForm(request, companyTextSchema);
  // Only the length of a text can be invalid.
  if (submission.status !== 'success') throw new Response(null, { status: 413 });
  return { html: sanitizeRichText(submission.value.text) };
}

/** Loads a version of the terms. */
export async function loadTermsVersion({ actor }: Session, { companyId, version }: Params) {
  const asked = { id: requireEntryId(companyId), version: requireEntryId(version) };
  const found = await getTermsVersion(getServices(), actor, asked);
  if (!found) throw new Response(null, { status: 404 });
  return found;
}

const TOASTS = {
  done: { kind: 'success', title: 'companyTexts:toast.saved' },
  unchanged: { kind: 'info', title: 'companies:toast.unchanged' },
} as const;

function toldPublished(count: number) {
  const toast = { kind: 'success', title: 'companyTexts:toast.published' } as const;
  return count > 0 ? { ...toast, description: 'companyTexts:toast.publishedText', params: { count } } : toast;
}
