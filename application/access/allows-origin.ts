import type { Services } from '../services';
import { normaliseHost } from './host';

/**
 * Tells whether the company of this host accepts cross-origin requests from the origin. Source: docs/rules.md 10.18.
 */
export async function allowsOrigin(
  { database }: Pick<Services, 'database'>,
  hostHeader: string,
  origin: string,
): Promise<boolean> {
  const host = normaliseHost(hostHeader);
  if (!host) return false;
  const company = await database.company.findFirst({
    where: { active: true, hosts: { some: { host } }, corsOrigins: { has: origin } },
    select: { id: true },
  });
  return company !== null;
}
