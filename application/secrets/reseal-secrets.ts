import { forPlatform, type Transaction } from '@aval/prisma/scope';
import type { Services } from '../services';
import { ssoSecretOwner } from './sso-secret';
import { webhookSecretOwner } from './webhook-secret';

type Sealing = Pick<Services, 'database' | 'secrets' | 'clock'>;

/**
 * Seals secrets anew that lie under an older key, so that the old keys can be removed, and deletes former webhook
 * secrets that no longer sign after a rotation. Returns the number of rows written.
 */
export async function resealSecrets(services: Sealing): Promise<number> {
  const platform = await forPlatform(services.database);
  const written = [
    await platform.run((tx) => resealWebhooks(tx, services)),
    await platform.run((tx) => resealCompanies(tx, services)),
  ];
  return written.reduce((sum, count) => sum + count, 0);
}

async function resealWebhooks(tx: Transaction, { secrets, clock }: Sealing): Promise<number> {
  const over = await tx.webhook.updateMany({
    where: { formerUntil: { lt: clock.now() } },
    data: { formerSecret: null, formerUntil: null },
  });
  const rows = await tx.$queryRaw<{ id: number; companyId: number; sealed: string; former: string | null }[]>`
    SELECT id, company_id AS "companyId", sealed_secret AS sealed, former_secret AS former FROM webhook FOR UPDATE`;
  let written = over.count;
  for (const { id, sealed, former, ...owner } of rows) {
    const next = {
      sealedSecret: again(secrets, sealed, webhookSecretOwner(owner)),
      formerSecret: former === null ? null : again(secrets, former, webhookSecretOwner(owner)),
    };
    if (next.sealedSecret === sealed && next.formerSecret === former) continue;
    await tx.webhook.update({ where: { id }, data: next, select: { id: true } });
    written += 1;
  }
  return written;
}

/** Secrets of single sign-on; one stored in plain text is sealed (decision 44). */
async function resealCompanies(tx: Transaction, { secrets }: Sealing): Promise<number> {
  const rows = await tx.$queryRaw<{ id: number; sealed: string | null; plain: string | null }[]>`
    SELECT id, sealed_sso_secret AS sealed, sso_key AS plain FROM company
    WHERE sso_algorithm = 'HS256' FOR NO KEY UPDATE`;
  let written = 0;
  for (const { id, sealed, plain } of rows) {
    const owner = ssoSecretOwner(id);
    const next = sealed === null ? secrets.seal(plain ?? '', owner) : again(secrets, sealed, owner);
    if (next === sealed) continue;
    await tx.company.update({ where: { id }, data: { sealedSsoSecret: next, ssoKey: null }, select: { id: true } });
    written += 1;
  }
  return written;
}

/** A secret that cannot be opened stays as it is: its key may come back. */
function again(secrets: Services['secrets'], sealed: string, owner: string): string {
  if (!secrets.isOld(sealed)) return sealed;
  const opened = secrets.open(sealed, owner);
  return opened === null ? sealed : secrets.seal(opened, owner);
}
