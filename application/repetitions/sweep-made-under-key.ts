import { forPlatform } from '@aval/prisma/scope';
import type { Services } from '../services';

const KEPT_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Removes keys of API clients whose requests are too old to be repeated. Source: docs/rules.md 10.8. */
export async function sweepMadeUnderKey({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<number> {
  const before = new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS);
  const platform = await forPlatform(database);
  return platform.run(async (tx) => (await tx.madeUnderKey.deleteMany({ where: { madeAt: { lt: before } } })).count);
}
