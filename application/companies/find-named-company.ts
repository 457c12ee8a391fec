import type { Services } from '../services';

/**
 * Finds the active company that an API client names by its subdomain, in upper or lower case like a host; null when
 * there is none.
 */
export async function findNamedCompany({ database }: Services, subdomain: string): Promise<number | null> {
  const found = await database.company.findFirst({
    where: { subdomain: subdomain.toLowerCase(), active: true },
    select: { id: true },
  });
  return found?.id ?? null;
}
