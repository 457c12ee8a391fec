import { type Transaction, withinCompany } from '@aval/prisma/scope';
import { type RequestedMail, requestMail } from '../effects/request-mail';
import { findSettingsCompanyId } from './tenant-settings';

type OfUser<Mail> = Mail extends { userId: number } ? Omit<Mail, 'companyId'> : never;

/**
 * Requests a mail to a user about a change of the own account, in the name of the user's tenant. Source: docs/rules.md
 * 5.40.
 */
export async function mailOfAccount(tx: Transaction, mail: OfUser<RequestedMail>): Promise<void> {
  const companyId = await findSettingsCompanyId(tx, mail.userId);
  // Without a default tenant there is no sender.
  if (companyId === null) return;
  await withinCompany(tx, companyId, () => requestMail(tx, { companyId, ...mail } as RequestedMail));
}
