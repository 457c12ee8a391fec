import { forPlatform } from '@aval/prisma/scope';
import type { Services } from '../services';

/** A day longer than they live, so that clocks that differ bring none back that was used. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/** Removes what is kept of tokens of single sign-on and of links for new passwords once both are long over. */
export async function sweepTokens({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<number> {
  const over = { expiresAt: { lt: new Date(clock.now().getTime() - KEPT_MS) } };
  const platform = await forPlatform(database);
  return platform.run(async (tx) => {
    const tokens = await tx.ssoToken.deleteMany({ where: over });
    const resets = await tx.passwordReset.deleteMany({ where: over });
    return tokens.count + resets.count;
  });
}
