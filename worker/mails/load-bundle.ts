import { forTenant } from '@aval/prisma/scope';
import type { LeftOutMail } from '@aval/workflows/effect/activities';
import type { MailSkip } from './failures';
import { type DemandEffect, type LoadedDemandMail, loadDemandMail } from './load-demand-mail';
import type { MailSources } from './load-mail';
import type { DemandMail } from './model';

export type LoadedBundle = ({ to: string; bundle: readonly [DemandMail, ...DemandMail[]] } | { skip: MailSkip }) & {
  leftOut: readonly LeftOutMail[];
};

/**
 * Loads the mail that leads a bundle with those that wait for it, in the order of their events. What should no longer
 * be sent is left out; when nothing remains, the bundle is skipped. Source: docs/rules.md 4.6.
 */
export async function loadBundle(sources: MailSources, lead: DemandEffect): Promise<LoadedBundle> {
  const others = await forTenant(sources.database, lead.companyId).read((transaction) =>
    transaction.effect.findMany({ where: { bundleId: lead.id, status: 'due', id: { not: lead.id } } }),
  );
  const effects = [lead, ...others].toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  const told: { to: string; mail: DemandMail }[] = [];
  const leftOut: { effectId: string; code: MailSkip }[] = [];
  for (const effect of effects) {
    const loaded = await loadMember(sources, effect);
    if ('skip' in loaded) leftOut.push({ effectId: effect.id, code: loaded.skip });
    else told.push(loaded);
  }
  const [first, ...later] = told;
  if (first) return { to: first.to, bundle: [first.mail, ...later.map(({ mail }) => mail)], leftOut };
  return { skip: leftOut[0]?.code ?? 'outdated', leftOut };
}

/** A mail whose subject is gone is outdated: the others of its bundle are sent. */
async function loadMember(
  sources: MailSources,
  { demandId, ...effect }: Omit<DemandEffect, 'demandId'> & { demandId: string | null },
): Promise<LoadedDemandMail> {
  const loaded = demandId === null ? null : await loadDemandMail(sources, { ...effect, demandId });
  return loaded ?? { skip: 'outdated' };
}
