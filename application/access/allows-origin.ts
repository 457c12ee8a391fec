import type { Services } from '../services';
import { normaliseHost } from './host';

/** Whether the company at whose host is asked lets pages of this origin ask. Source: docs/rules.md 10.18. */
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
