import type { ActionFunctionArgs } from '@remix-run/node';
import { z } from 'zod';
import { enterByToken } from '../../features/access/enter-by-token.server';
import { publicRoute } from '../../server/guards.server';
import { DEFAULT_RETURN_PATH } from '../../server/return-path';

const bodySchema = z.object({ token: z.string() });

/** Single sign-on for API clients, with the token that the sign-in page takes from its address. */
export async function action({ request }: ActionFunctionArgs) {
  const { tenant } = await publicRoute(request);
  const body = bodySchema.safeParse(await request.json().catch(() => null));
  if (!body.success) return Response.json({ message: 'MALFORMED' }, { status: 400 });
  const headers = await enterByToken(request, tenant, body.data.token);
  if (!headers) return Response.json({ message: 'TOKENREFUSED' }, { status: 401 });
  return Response.json({ location: DEFAULT_RETURN_PATH }, { headers });
}
