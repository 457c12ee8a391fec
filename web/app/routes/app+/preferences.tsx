import { savePreferences, THEMES } from '@aval/application/access/save-preferences';
import { LANGUAGES } from '@aval/i18n/languages';
import { type ActionFunctionArgs, data, redirect } from '@remix-run/node';
import { z } from 'zod';
import { languageCookie, themeCookie } from '../../server/cookies.server';
import { readForm } from '../../server/forms/read-form.server';
import { publicRoute, refuseObliged } from '../../server/guards.server';
import { refererPath } from '../../server/return-path';
import { getServices } from '../../server/services.server';

const onOrOff = z
  .enum(['on', 'off'])
  .transform((value) => value === 'on')
  .optional();

const preferencesSchema = z.object({
  language: z.enum(LANGUAGES).optional(),
  theme: z.enum(THEMES).optional(),
  emailNotifications: onOrOff,
  bundleEmails: onOrOff,
});

/**
 * Stores language and theme in the browser, and for a signed-in user also with the account; settings about mails only
 * with the account.
 */
export async function action({ request }: ActionFunctionArgs) {
  const { session } = await publicRoute(request);
  const form = preferencesSchema.safeParse(Object.fromEntries(await readForm(request)));
  if (!form.success) throw new Response(null, { status: 400 });
  const { language, theme, emailNotifications, bundleEmails } = form.data;
  if (session) {
    // Language and theme may change during an open obligation, because its page depends on them; settings about mails
    // may not.
    if (emailNotifications !== undefined || bundleEmails !== undefined) refuseObliged(request, session);
    const { status } = await savePreferences(getServices(), session.actor, form.data);
    if (status === 'forbidden') throw new Response(null, { status: 403 });
  }
  const headers = new Headers();
  if (language) headers.append('Set-Cookie', await languageCookie.serialize(language));
  if (theme) headers.append('Set-Cookie', await themeCookie.serialize(theme));
  // A script stays on its page, which may contain input; a form without scripts needs a redirect.
  const isScript = ['cors', 'same-origin'].includes(request.headers.get('sec-fetch-mode') ?? '');
  return isScript ? data(null, { headers }) : redirect(refererPath(request) ?? '/', { headers });
}

export { keepsWhatWasTyped as clientAction } from '../../components/entries/failed-try';
