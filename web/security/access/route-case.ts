import type { AccessScene } from '@aval/testing/scenes/access-scene';
import type { Person } from '@aval/testing/visitors/people';
import type { Answer, WebVisitor } from '@aval/testing/visitors/web-visitor';

export interface RouteCase {
  route: string;
  what: string;
  /** What the form says that it wants, where a route takes more than one. */
  intent?: string;
  ask: (visitor: WebVisitor, scene: AccessScene) => Promise<Answer>;
  expected: Record<Person, string>;
  /** Without a session; the sign-in page when not said. */
  stranger?: string;
  /** Also for somebody who has to choose another password or to agree to terms before anything else. */
  isFree?: true;
}

/** Status, and where it leads without what differs from one answer to the next. */
export function summary({ status, headers }: Answer): string {
  const place = headers.location?.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ':id').replace(/\?.*$/, '');
  return place ? `${status} ${place}` : String(status);
}

export const list = '/app/demands';

/** Who sees a submitted demand, and who a draft. Source: docs/rules.md 2.1, 2.3. */
export const SEE_DEMAND = 'superadmin admin manager groupManager representative consultant supervisor doctor assistant';
export const SEE_DRAFT = 'superadmin admin doctor assistant';
export const WRITE_DRAFT = 'doctor assistant';
export const MANAGERS = 'manager groupManager';
export const FILERS = 'doctor otherDoctor assistant foreignDoctor foreignAssistant';
