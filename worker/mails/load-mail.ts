import type { Database } from '@aval/prisma/client';
import { forTenant } from '@aval/prisma/scope';
import type { EffectInput } from '@aval/workflows/contract';
import { type LoadedAccountMail, loadAccountMail } from './load-account-mail';
import { type LoadedDemandMail, loadDemandMail } from './load-demand-mail';

export interface MailSources {
  database: Database;
  publicUrl: string;
  now: Date;
}

export type LoadedMail = LoadedDemandMail | LoadedAccountMail;

/**
 * The mail of an effect as it is to be sent now: days may lie between what it tells of and its sending, so its recipient is looked at again. Null
 * when the effect, or what it is about, is not there.
 */
export async function loadMail(sources: MailSources, { effectId, companyId }: EffectInput): Promise<LoadedMail | null> {
  const effect = await forTenant(sources.database, companyId).read((transaction) =>
    transaction.effect.findUnique({ where: { id: effectId, kind: 'mail' } }),
  );
  if (!effect) return null;
  const { demandId } = effect;
  return demandId === null ? loadAccountMail(sources, effect) : loadDemandMail(sources, { ...effect, demandId });
}
