import type { WebUnderTest } from '../stack/web-under-test';
import { PEOPLE, type Person } from './people';
import { Program } from './program';

/** Signs in an API client of each person at the platform's host. */
export async function signInPrograms<Who extends Person>(
  web: WebUnderTest,
  people: readonly Who[],
): Promise<Record<Who, Program>> {
  const programs = {} as Record<Who, Program>;
  for (const person of people) programs[person] = await new Program(web.visit()).signIn(PEOPLE[person]);
  return programs;
}
