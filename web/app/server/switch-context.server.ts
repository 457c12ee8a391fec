import type { Session } from '@aval/application/access/load-session';
import { switchContextFor } from '@aval/application/context/switch-context';
import { redirectDocument } from '@remix-run/node';
import { getServices } from './services.server';
import { flashToast, takeToast } from './toast.server';

/**
 * For pages of one demand, once it is known to be the user's to see: the context follows a link to another company's demand.
 * The same address is loaded once more then, since the frame around the page was loaded with the old context. What a command
 * has just left to be said is said all the same.
 */
export async function followDemandContext(request: Request, session: Session, demandCompanyId: number): Promise<void> {
  const company = await switchContextFor(getServices(), session, demandCompanyId);
  if (company === null) return;
  const { pathname, search } = new URL(request.url);
  const waiting = await takeToast(request);
  const toast = await flashToast(
    waiting
      ? { ...waiting.toast, description: 'home:switched', params: { ...waiting.toast.params, company } }
      : { kind: 'info', title: 'home:switched', description: 'home:switchedDetail', params: { company } },
  );
  throw redirectDocument(pathname + search, { headers: { 'Set-Cookie': toast } });
}
