import type { WebUnderTest } from '../stack/web-under-test';
import { ApiClient } from './api-client';
import { PEOPLE, type Person } from './people';

/** Signs in an API client of each person at the platform's host. */
export async function signInApiClients<Who extends Person>(
  web: WebUnderTest,
  people: readonly Who[],
): Promise<Record<Who, ApiClient>> {
  const apiClients = {} as Record<Who, ApiClient>;
  for (const person of people) apiClients[person] = await new ApiClient(web.visit()).signIn(PEOPLE[person]);
  return apiClients;
}
