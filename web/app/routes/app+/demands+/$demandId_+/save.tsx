import type { Session } from '@aval/application/access/load-session';
import { findDemandCompany } from '@aval/application/demands/detail/find-demand-company';
import { saveBasics } from '@aval/application/drafts/saving/save-basics';
import { saveDraftStep } from '@aval/application/drafts/saving/save-draft-step';
import type { TypedForm } from '@aval/application/drafts/saving/typed-values';
import { DRAFT_STEPS } from '@aval/application/drafts/wizard/draft-forms';
import { type Actor, companyOf } from '@aval/domain/access/actor';
import { describeError } from '@aval/platform/describe-error';
import type { ActionFunctionArgs } from '@remix-run/node';
import { z } from 'zod';
import { demandIdOf } from '../../../../features/demand-detail/detail-page.server';
import { findWizardPage } from '../../../../features/wizard/frame/wizard-page.server';
import { readTyped } from '../../../../features/wizard/steps/form';
import { readForm } from '../../../../server/forms/read-form.server';
import { requireWellFormed } from '../../../../server/forms/well-formed.server';
import { requireUser } from '../../../../server/guards.server';
import { outcomeResponse } from '../../../../server/outcome-response.server';
import { getServices } from '../../../../server/services.server';

const askedSchema = z.object({
  step: z.enum(['patient', 'answers', ...DRAFT_STEPS]),
  revision: z.coerce.number().int().min(0),
  /** Step 5 only: names of the fields to save, separated by commas; the others stay as stored. */
  changed: z.string().optional(),
  /** Query string of the step to go on to, whose page the answer brings. */
  next: z.string().max(100).optional().catch(undefined),
});

/**
 * Saves a wizard step as typed, or answers to findings typed beside another step. Answers with the page of the next
 * step where one is named and available.
 */
export async function action({ request, params }: ActionFunctionArgs) {
  const session = await requireUser(request);
  const demandId = demandIdOf(params);
  const asked = askedSchema.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  const { next, ...part } = await requireWellFormed(session.actor, demandId, asked);
  const saved = await savePart(session.actor, { ...part, demandId, form: readTyped(await readForm(request)) });
  const page = saved.status === 'saved' && next !== undefined ? await nextPage(session, demandId, next) : undefined;
  return outcomeResponse({ ...saved, page });
}

interface PartToSave extends Omit<z.infer<typeof askedSchema>, 'next'> {
  demandId: string;
  form: TypedForm;
}

function savePart(actor: Actor, { step, changed, ...sent }: PartToSave) {
  const services = getServices();
  if (step === 'patient') return saveBasics(services, actor, sent);
  if (step !== 'answers' && step !== 'extras') return saveDraftStep(services, actor, { ...sent, step });
  const changedFields = step === 'answers' ? [] : changed?.split(',');
  return saveDraftStep(services, actor, { ...sent, step: 'extras', changedFields });
}

/**
 * Leaves out the page when the context is that of another company, which opening the step would change, and when it
 * cannot be read: the step is saved all the same, and the wizard loads the page itself.
 */
async function nextPage(session: Session, demandId: string, next: string) {
  const { logger } = getServices();
  try {
    const companyId = await findDemandCompany(getServices(), session.actor, demandId);
    if (companyId !== companyOf(session.actor)) return undefined;
    const search = await findWizardPage(session, demandId, new URLSearchParams(next), { asksAgain: true });
    return search.status === 'open' ? search.page : undefined;
  } catch (error) {
    logger.error({ demandId, ...describeError(error) }, 'the next step was not read after a save');
    return undefined;
  }
}
