import { randomUUID } from 'node:crypto';
import type { Session } from '@aval/application/access/load-session';
import { getDemand } from '@aval/application/demands/detail/get-demand';
import { getPendingWork } from '@aval/application/demands/list/pending-work';
import { z } from 'zod';
import { asksAgain } from '../../server/return-path';
import { getServices } from '../../server/services.server';
import { followCompany } from '../../server/switch-context.server';
import { decidedIn, listToGoOnIn } from '../decisions/decided-address';
import { listInHand } from '../decisions/list-in-hand.server';
import { DIALOG_ACTIONS, type DialogAction } from '../demand-actions/action-address';
import type { FilingPlace } from '../demand-actions/dialog-context';

export function notFound(): Response {
  return new Response(null, { status: 404 });
}

/** Returns the demand id of the address; throws 404 when it is not a UUID. */
export function demandIdOf(params: { demandId?: string | undefined }): string {
  const id = z.uuid().safeParse(params.demandId);
  if (!id.success) throw notFound();
  return id.data;
}

interface PageRequest {
  request: Request;
  session: Session;
  demandId: string;
  versionNumber?: number;
}

/** Loads a demand for its page, with an id for each command that the page can send. */
export async function loadDetailPage({ request, session, ...asked }: PageRequest) {
  const { actor } = session;
  const look = await getDemand(getServices(), actor, { ...asked, asksAgain: asksAgain(request) });
  if (look?.status === 'other_context') await followCompany(request, session, look.companyId);
  if (look?.status !== 'visible') throw notFound();
  const { searchParams } = new URL(request.url);
  const hasDecided = decidedIn(searchParams) !== null;
  const inHand = listInHand(actor, listToGoOnIn(searchParams));
  const commandIds = Object.fromEntries(DIALOG_ACTIONS.map((kind) => [kind, randomUUID()]));
  return {
    demand: look.demand,
    role: actor.role,
    /** Next tasks, for a user who has just decided. */
    pendingWork: hasDecided ? await getPendingWork(getServices(), actor, inHand) : null,
    commandIds: commandIds as Record<DialogAction, string>,
    filingPlace: filingPlaceOf(session, look.demand.doctor),
  };
}

/** Doctor and center of a copy, as displayed and submitted by the page. Source: docs/rules.md 3.20. */
function filingPlaceOf({ context }: Session, ofDemand: { id: number; name: string }): FilingPlace {
  const { id, name } = context.doctor ?? ofDemand;
  return { doctorId: id, doctorName: name, centerId: context.center?.id ?? null };
}

export function versionNumberOf(params: { number?: string | undefined }): number {
  if (!/^[1-9]\d{0,5}$/.test(params.number ?? '')) throw notFound();
  return Number(params.number);
}
