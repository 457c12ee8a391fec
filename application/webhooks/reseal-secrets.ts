import { forPlatform } from '@aval/prisma/scope';
import type { Services } from '../services';
import { secretOwner } from './webhook-columns';

/**
 * Seals under the newest key what lies under another, so that the older ones can be taken away; forgets the secrets of before a rotation that no longer sign.
 * Returns how many rows it has written.
 */
export async function resealSecrets({
  database,
  secrets,
  clock,
}: Pick<Services, 'database' | 'secrets' | 'clock'>): Promise<number> {
  const platform = await forPlatform(database);
  return platform.run(async (tx) => {
    const over = await tx.webhook.updateMany({
      where: { formerUntil: { lt: clock.now() } },
      data: { formerSecret: null, formerUntil: null },
    });
    const rows = await tx.$queryRaw<{ id: number; companyId: number; sealed: string; former: string | null }[]>`
      SELECT id, company_id AS "companyId", sealed_secret AS sealed, former_secret AS former FROM webhook FOR UPDATE`;
    let written = over.count;
    for (const { id, sealed, former, ...owner } of rows) {
      const again = (text: string | null) => {
        if (text === null || !secrets.isOld(text)) return text;
        const opened = secrets.open(text, secretOwner(owner));
        // What cannot be opened stays as it is: its key may come back.
        return opened === null ? text : secrets.seal(opened, secretOwner(owner));
      };
      const next = { sealedSecret: again(sealed) ?? sealed, formerSecret: again(former) };
      if (next.sealedSecret === sealed && next.formerSecret === former) continue;
      await tx.webhook.update({ where: { id }, data: next, select: { id: true } });
      written += 1;
    }
    return written;
  });
}
