import type { Database } from '@aval/prisma/client';
import { forTenant } from '@aval/prisma/scope';
import type { EffectInput } from '@aval/workflows/contract';
import { type LoadedAccountMail, loadAccountMail } from './load-account-mail';
import { type LoadedBundle, loadBundle } from './load-bundle';
import { type LoadedDemandMail, loadDemandMail } from './load-demand-mail';

export interface MailSources {
  database: Database;
  publicUrl: string;
  now: Date;
}

export type LoadedMail = LoadedDemandMail | LoadedBundle | LoadedAccountMail;

/**
 * Loads an effect's mail for sending now: days may have passed since its event, so its recipient is checked again.
 * Returns null when the effect or its subject is missing.
 */
export async function loadMail(sources: MailSources, { effectId, companyId }: EffectInput): Promise<LoadedMail | null> {
  const effect = await forTenant(sources.database, companyId).read((transaction) =>
    transaction.effect.findUnique({ where: { id: effectId, kind: 'mail' } }),
  );
  if (!effect) return null;
  const { demandId, bundleId } = effect;
  if (demandId === null) return loadAccountMail(sources, effect);
  return bundleId === null
    ? loadDemandMail(sources, { ...effect, demandId })
    : loadBundle(sources, { ...effect, demandId });
}
