import type { Session } from '@aval/application/access/load-session';
import { switchContextFor } from '@aval/application/context/switch-context';
import { redirectDocument } from '@remix-run/node';
import { getServices } from './services.server';
import { flashToast } from './toast.server';

/**
 * For pages of one demand, once it is known to be the user's to see: a manager's context follows a link to another company's
 * demand. The same address is loaded once more then, since the frame around the page was loaded with the old context.
 */
export async function followDemandContext(request: Request, session: Session, demandCompanyId: number): Promise<void> {
  const company = await switchContextFor(getServices(), session, demandCompanyId);
  if (company === null) return;
  const { pathname, search } = new URL(request.url);
  const toast = await flashToast({
    kind: 'info',
    title: 'home:switched',
    description: 'home:switchedDetail',
    params: { company },
  });
  throw redirectDocument(pathname + search, { headers: { 'Set-Cookie': toast } });
}
