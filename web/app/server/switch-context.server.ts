import type { Session } from '@aval/application/access/load-session';
import { switchContextFor, switchContextForDoctor } from '@aval/application/context/switch-context';
import { redirectDocument } from '@remix-run/node';
import { getServices } from './services.server';
import { flashToast, takeToast } from './toast.server';

/** Switches the context to the company of a linked demand or company page, once the user is known to have access. */
export async function followCompany(request: Request, session: Session, companyId: number): Promise<void> {
  await loadAgain(request, session, await switchContextFor(getServices(), session, companyId));
}

/** Switches the context for a list that a link filters by one doctor. */
export async function followDoctor(request: Request, session: Session, doctorId: number): Promise<void> {
  await loadAgain(request, session, await switchContextForDoctor(getServices(), session, doctorId));
}

/**
 * Reloads the address after the context has changed, because the frame was loaded with the old one. A toast of a
 * preceding command is kept.
 */
async function loadAgain(request: Request, { context }: Session, company: string | null): Promise<void> {
  if (company === null) return;
  const { pathname, search } = new URL(request.url);
  const waiting = await takeToast(request);
  const toast = await flashToast(
    waiting
      ? { ...waiting.toast, description: 'home:switched', params: { ...waiting.toast.params, company } }
      : {
          kind: 'info',
          title: 'home:switched',
          params: { company },
          description: context.company ? 'home:switchedDetail' : 'home:chosenByLink',
        },
  );
  throw redirectDocument(pathname + search, { headers: { 'Set-Cookie': toast } });
}
