import type { Services } from '../services';

/** The active company that a program names by its subdomain, in any case as in a host; null when there is none. */
export async function findNamedCompany({ database }: Services, subdomain: string): Promise<number | null> {
  const found = await database.company.findFirst({
    where: { subdomain: subdomain.toLowerCase(), active: true },
    select: { id: true },
  });
  return found?.id ?? null;
}
