import type { Session } from '@aval/application/access/load-session';
import { switchContextFor, switchContextForDoctor } from '@aval/application/context/switch-context';
import { redirectDocument } from '@remix-run/node';
import { getServices } from './services.server';
import { flashToast, takeToast } from './toast.server';

/** For pages of one demand, once it is known to be the user's to see, and of one company: the context follows a link to another company. */
export async function followCompany(request: Request, session: Session, companyId: number): Promise<void> {
  await loadAgain(request, session, await switchContextFor(getServices(), session, companyId));
}

/** For lists that a link narrows to one doctor. */
export async function followDoctor(request: Request, session: Session, doctorId: number): Promise<void> {
  await loadAgain(request, session, await switchContextForDoctor(getServices(), session, doctorId));
}

/**
 * The same address is loaded once more when another company has come into context, since the frame around the page was loaded with the old one.
 * What a command has just left to be said is said all the same.
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
