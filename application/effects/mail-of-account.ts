import { type Transaction, withinCompany } from '@aval/prisma/scope';
import { findHouseId } from '../account/house';
import { type RequestedMail, requestMail } from './request-mail';

type OfUser<Mail> = Mail extends { userId: number } ? Omit<Mail, 'companyId'> : never;

/** Tells somebody of a change of the own account, in the name of its house. Source: docs/rules.md 5.40. */
export async function mailOfAccount(tx: Transaction, mail: OfUser<RequestedMail>): Promise<void> {
  const companyId = await findHouseId(tx, mail.userId);
  // Without a default tenant nobody is there in whose name it could be written.
  if (companyId === null) return;
  await withinCompany(tx, companyId, () => requestMail(tx, { companyId, ...mail } as RequestedMail));
}
