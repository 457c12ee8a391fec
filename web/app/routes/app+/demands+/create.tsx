import type { Session } from '@aval/application/access/load-session';
import { filingObstacle } from '@aval/application/context/filing-place';
import { createDraft } from '@aval/application/drafts/create-draft';
import { findPatientToFileFor } from '@aval/application/patients/find-patient-to-file-for';
import { civilDateOf } from '@aval/domain/calendar/civil-date';
import { rowIdSchema } from '@aval/domain/validation/fields/row-id';
import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node';
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from '@remix-run/react';
import { z } from 'zod';
import { CreationPage, type CreationReply } from '../../../features/wizard/frame/creation-page';
import { editAddress } from '../../../features/wizard/frame/wizard-steps';
import { loadPatientChoices } from '../../../features/wizard/patient/patient-choices.server';
import { readTyped } from '../../../features/wizard/steps/form';
import { type PatientOption, patientOption } from '../../../features/wizard/steps/found-options';
import { readForm } from '../../../server/forms/read-form.server';
import { requireContext, requirePermission } from '../../../server/guards.server';
import { outcomeCode, outcomeHeaders } from '../../../server/outcome-codes';
import { askedFirst } from '../../../server/return-path';
import { getServices } from '../../../server/services.server';
import { pageTitle } from '../../../shell/page-title';

export async function loader({ request }: LoaderFunctionArgs) {
  await requirePermission(request, 'demands.create');
  const session = await requireContext(request);
  // The list explains what prevents filing.
  if (filingObstacle(session)) throw redirect('/app/demands');
  const doctor = session.context.doctor ?? session.user;
  const choices = await loadPatientChoices(session, doctor.id);
  const patient = await namedPatient(session, request);
  const inContext = choices.centers.find(({ id }) => id === session.context.center?.id);
  return {
    ...choices,
    doctor: { id: doctor.id, name: doctor.name },
    centerId: (inContext ?? choices.centers[0])?.id ?? null,
    patient,
    today: civilDateOf(getServices().clock.now()),
    newDemandId: crypto.randomUUID() as string,
  };
}

/** Returns the patient whom the address names; throws 404 for one that the user does not see. */
async function namedPatient({ actor }: Session, request: Request): Promise<PatientOption | null> {
  const named = new URL(request.url).searchParams.get('patientId');
  if (named === null) return null;
  const patientId = rowIdSchema.safeParse(named).data;
  const found = patientId === undefined ? null : await findPatientToFileFor(getServices(), actor, patientId);
  if (!found) throw new Response(null, { status: 404 });
  return patientOption(found);
}

const shownSchema = z.object({ newDemandId: z.uuid(), doctorId: rowIdSchema });

/**
 * Creates a draft for the doctor shown in the form, even if the context has changed since, and opens it in the wizard.
 * Source: docs/rules.md 5.6.
 */
export async function action({ request }: ActionFunctionArgs) {
  const { actor } = await requirePermission(request, 'demands.create');
  const form = readTyped(await readForm(request));
  const shown = shownSchema.safeParse(form);
  if (!shown.success) throw new Response(null, { status: 400 });
  const result = await createDraft(getServices(), actor, { ...shown.data, form });
  if (result.status === 'created') {
    return redirect(editAddress(result.demandId, form.next === undefined ? 'patient' : 'protocol'));
  }
  if (result.status === 'not_found') throw new Response(null, { status: 404 });
  if (result.status === 'throttled' || result.status === 'forbidden') {
    return data<CreationReply>(result, { status: outcomeCode(result), headers: outcomeHeaders(result) });
  }
  return data<CreationReply>({ status: 'invalid', issues: result.issues }, { status: outcomeCode(result) });
}

/**
 * Keeps the input when the server is unreachable, the session has ended or an obligation is open; retrying creates no
 * second demand.
 */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs): Promise<Response> {
  const sent = readTyped(await request.clone().formData());
  try {
    return answer(await serverAction<CreationReply>());
  } catch (error) {
    const first = error instanceof Response ? askedFirst(error) : null;
    if (first) return answer({ status: first });
    leaveFirstStepBehind(String(sent.newDemandId), error);
    if (!(error instanceof Error)) throw error;
    return answer({ status: 'failed' });
  }
}

/** Puts step 1 of the new demand in place of this form when step 2 follows, so that going back from it leads there. */
function leaveFirstStepBehind(demandId: string, answer: unknown): void {
  const location = answer instanceof Response ? answer.headers.get('Location') : null;
  if (!location?.endsWith(editAddress(demandId, 'protocol'))) return;
  window.history.replaceState(window.history.state, '', editAddress(demandId, 'patient'));
}

/** An error status prevents reloading the page, which might fail as well. */
function answer(reply: CreationReply): Response {
  return Response.json(reply, { status: reply.status === 'failed' ? 503 : outcomeCode(reply) });
}

/** Passes on Retry-After, so that submissions without scripts get it too. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, 'wizard:title');

export default function CreateDemand() {
  return <CreationPage {...useLoaderData<typeof loader>()} lastTry={useActionData<CreationReply>()} />;
}
