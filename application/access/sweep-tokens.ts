import { forPlatform } from '@aval/prisma/scope';
import type { Services } from '../services';

/** A day beyond their expiry, so that differing clocks do not make a used token valid again. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/** Removes used single sign-on tokens and reset links a day after their expiry. */
export async function sweepTokens({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<number> {
  const over = { expiresAt: { lt: new Date(clock.now().getTime() - KEPT_MS) } };
  const platform = await forPlatform(database);
  return platform.run(async (tx) => {
    const tokens = await tx.ssoToken.deleteMany({ where: over });
    const resets = await tx.passwordReset.deleteMany({ where: over });
    return tokens.count + resets.count;
  });
}
