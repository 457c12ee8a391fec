import { changeDates } from '@aval/application/demands/filing/change-dates';
import { continueDemand } from '@aval/application/demands/filing/continue-demand';
import { resubmitDemand } from '@aval/application/demands/filing/resubmit-demand';
import { saveAdministrative } from '@aval/application/demands/filing/save-administrative';
import { seenCopySchema } from '@aval/application/demands/filing/seen-copy';
import type { VersionInput } from '@aval/application/demands/filing/send-version';
import { submitDemand } from '@aval/application/demands/filing/submit-demand';
import { closedSince } from '@aval/application/drafts/wizard/closed-since';
import type { CommandResult } from '@aval/application/engine/outcomes';
import type { Services } from '@aval/application/services';
import type { Actor } from '@aval/domain/access/actor';
import { WIZARD_MODES, type WizardMode } from '@aval/domain/demand/vocabulary';
import type { ActionFunctionArgs } from '@remix-run/node';
import { z } from 'zod';
import { demandIdOf } from '../../../../features/demand-detail/detail-page.server';
import { placeAfter } from '../../../../features/demand-list/place-after.server';
import { readForm } from '../../../../server/forms/read-form.server';
import { requireWellFormed } from '../../../../server/forms/well-formed.server';
import { requireUser } from '../../../../server/guards.server';
import { outcomeResponse } from '../../../../server/outcome-response.server';
import { getServices } from '../../../../server/services.server';

function readJson(text: string, { addIssue }: z.RefinementCtx): unknown {
  try {
    return JSON.parse(text);
  } catch {
    addIssue('no JSON');
    return z.NEVER;
  }
}

const submissionSchema = z.object({
  commandId: z.uuid(),
  expectedSequence: z.coerce.number().int().min(0),
  revision: z.coerce.number().int().min(0),
  files: z.string().transform(readJson).pipe(seenCopySchema.shape.files).optional(),
  findings: seenCopySchema.shape.findings,
  mode: z.enum(WIZARD_MODES),
  changeDatesReason: z.string().optional(),
  answer: z.string().optional(),
});

type Input = VersionInput & { changeDatesReason?: string | undefined; answer?: string | undefined };

/** Command of the last button, by mode. */
const FINISH: Readonly<Record<WizardMode, (services: Services, actor: Actor, input: Input) => Promise<CommandResult>>> =
  {
    draft: submitDemand,
    missing_info: resubmitDemand,
    edit_active: resubmitDemand,
    continue: continueDemand,
    change_dates: changeDates,
    administrative: saveAdministrative,
  };

/** Outcomes after which another user may have ended what the page was for; the response then tells who and how. */
const MAY_BE_CLOSED: ReadonlySet<CommandResult['status']> = new Set(['stale', 'refused', 'forbidden'] as const);

/** Submits the working copy: a new demand, the answer to a question, the next cycle, other dates, a correction. */
export async function action({ request, params }: ActionFunctionArgs) {
  const session = await requireUser(request);
  const { actor } = session;
  const demandId = demandIdOf(params);
  const form = submissionSchema.safeParse(Object.fromEntries(await readForm(request)));
  const { mode, ...submission } = await requireWellFormed(actor, demandId, form);
  const input = { ...submission, demandId };
  const services = getServices();
  const result = await FINISH[mode](services, actor, input);
  const closed = MAY_BE_CLOSED.has(result.status) ? await closedSince(services, actor, { ...input, mode }) : null;
  const answer = { ...(closed ?? result), leadsTo: placeAfter(session, demandId) };
  return outcomeResponse(answer);
}
