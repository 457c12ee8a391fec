import { roleMay } from '@aval/domain/access/permissions';
import type { Session } from '../access/load-session';
import { writePassword } from '../access/passwords/write-password';
import { type Preferences, type SavePreferencesResult, savePreferences } from '../access/save-preferences';
import { allOrNothing } from '../health/all-or-nothing';
import type { Busy } from '../health/or-busy';
import type { Services } from '../services';
import { type ChangePasswordInput, type ChangePasswordResult, provePassword, WRONG } from './change-password';
import { type SaveProfileInput, type SaveProfileResult, writeProfile } from './save-profile';

export interface UpdateAccountInput {
  profile: SaveProfileInput;
  /** New password; when absent, the password stays. */
  password?: ChangePasswordInput | undefined;
  /** Settings about mails; an absent one stays. */
  mails?: Pick<Preferences, 'emailNotifications' | 'bundleEmails'> | undefined;
}

export type UpdateAccountResult = SaveProfileResult | ChangePasswordResult | SavePreferencesResult | Busy;

/**
 * Saves everything that the account page saves in separate forms, in one request of an API client. Source:
 * docs/rules.md 10.11.
 */
export async function updateAccount(
  services: Services,
  session: Session,
  { profile, password, mails }: UpdateAccountInput,
): Promise<UpdateAccountResult> {
  const { actor } = session;
  if (profile.dni !== undefined && !roleMay(actor.role, 'account.edit_national_id')) return { status: 'forbidden' };
  const proven = password && (await provePassword(services, session, password));
  if (proven && proven.status !== 'proven') return proven;
  return allOrNothing<UpdateAccountResult>(services, actor, async (tx, takeBack) => {
    const saved = await writeProfile(tx, actor, profile);
    if (saved.status !== 'done' && saved.status !== 'unchanged') return saved;
    const preferred = await savePreferences({ database: tx }, actor, mails ?? {});
    if (preferred.status !== 'done') return takeBack(preferred);
    if (!proven) return saved;
    const isChanged = await writePassword({ database: tx, clock: services.clock }, proven.password);
    return isChanged ? { status: 'done' } : takeBack(WRONG);
  });
}
