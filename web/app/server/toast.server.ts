import { createCookie, redirect } from '@remix-run/node';
import { z } from 'zod';
import { getEnvironment } from './environment.server';

const toastSchema = z.object({
  id: z.string(),
  kind: z.enum(['success', 'error', 'info']),
  /** i18n keys with their namespace; params are plain facts such as a reference. */
  title: z.string(),
  description: z.string().optional(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});

/** What the next page says once; the page translates it. */
export type Toast = z.infer<typeof toastSchema>;

const ONE_MINUTE_SECONDS = 60;

function toastCookie() {
  return createCookie('__Host-aval-toast', {
    path: '/',
    secure: true,
    sameSite: 'lax',
    httpOnly: true,
    maxAge: ONE_MINUTE_SECONDS,
    secrets: [getEnvironment().SESSION_SECRET],
  });
}

/** The `Set-Cookie` value that makes the next page show a toast. */
export function flashToast(toast: Omit<Toast, 'id'>): Promise<string> {
  return toastCookie().serialize({ ...toast, id: crypto.randomUUID() });
}

export async function redirectWithToast(
  to: string,
  toast: Omit<Toast, 'id'>,
  headers = new Headers(),
): Promise<Response> {
  headers.append('Set-Cookie', await flashToast(toast));
  return redirect(to, { headers });
}

/** The toast that waits, and the `Set-Cookie` value that takes it away; null when none does. */
export async function takeToast(request: Request): Promise<{ toast: Toast; clearing: string } | null> {
  const header = request.headers.get('cookie');
  if (!header?.includes('__Host-aval-toast=')) return null;
  const parsed = toastSchema.safeParse(await toastCookie().parse(header));
  if (!parsed.success) return null;
  return { toast: parsed.data, clearing: await toastCookie().serialize('', { maxAge: 0 }) };
}
