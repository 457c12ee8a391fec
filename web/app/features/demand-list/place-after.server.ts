import type { Session } from '@aval/application/access/load-session';

/**
 * Returns where to go when nothing is left to do on a demand: the list, or the demand itself while the user's context is
 * incomplete and the list would redirect to the home page. Another tab may have chosen a doctor and no center yet.
 */
export function placeAfter({ context }: Pick<Session, 'context'>, demandId: string): string {
  return context.missing === null ? '/app/demands' : `/app/demands/${demandId}`;
}
