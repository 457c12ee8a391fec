import { createCookie, redirect, redirectDocument } from '@remix-run/node';
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

/** Message that the next page translates and shows once. */
export type Toast = z.infer<typeof toastSchema>;

const ONE_MINUTE_SECONDS = 60;
const COOKIE_NAME = '__Host-aval-toast';

function toastCookie() {
  return createCookie(COOKIE_NAME, {
    path: '/',
    secure: true,
    sameSite: 'lax',
    httpOnly: true,
    maxAge: ONE_MINUTE_SECONDS,
    secrets: [getEnvironment().SESSION_SECRET],
  });
}

/** Returns the `Set-Cookie` value that makes the next page show a toast. */
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

/**
 * Redirects from a loader. While a toast is pending, the whole document is loaded: Remix reloads the frame, which shows
 * the toast, directly after a form, but not after a second redirect.
 */
export function redirectOnward(request: Request, to: string): Response {
  return isToastWaiting(request) ? redirectDocument(to) : redirect(to);
}

function isToastWaiting(request: Request): boolean {
  return request.headers.get('cookie')?.includes(`${COOKIE_NAME}=`) ?? false;
}

/** Returns the pending toast without clearing it; null when there is none. */
export async function readToast(request: Request): Promise<Toast | null> {
  if (!isToastWaiting(request)) return null;
  const parsed = toastSchema.safeParse(await toastCookie().parse(request.headers.get('cookie')));
  return parsed.success ? parsed.data : null;
}

/** Returns the pending toast and the `Set-Cookie` value that clears it; null when there is none. */
export async function takeToast(request: Request): Promise<{ toast: Toast; clearing: string } | null> {
  const toast = await readToast(request);
  return toast && { toast, clearing: await toastCookie().serialize('', { maxAge: 0 }) };
}
