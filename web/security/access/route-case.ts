import type { AccessScene } from '@aval/testing/scenes/access-scene';
import type { Person } from '@aval/testing/visitors/people';
import type { Answer, WebVisitor } from '@aval/testing/visitors/web-visitor';

export interface RouteCase {
  route: string;
  what: string;
  /** Intent of the form, where a route accepts several. */
  intent?: string;
  ask: (visitor: WebVisitor, scene: AccessScene) => Promise<Answer>;
  expected: Record<Person, string>;
  /** Expected answer without a session; defaults to the redirect to sign-in. */
  anonymous?: string;
  /** Also open to users with an unmet obligation (password or terms). */
  isFree?: true;
}

/** Returns status and redirect target, without ids and parameters that differ between answers. */
export function summary({ status, headers }: Answer): string {
  const place = headers.location?.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ':id').replace(/\?.*$/, '');
  return place ? `${status} ${place}` : String(status);
}

export const list = '/app/demands';

/** Roles that see a submitted demand, and roles that see a draft. Source: docs/rules.md 2.1, 2.3. */
export const SEE_DEMAND = 'superadmin admin manager groupManager representative consultant supervisor doctor assistant';
export const SEE_DRAFT = 'superadmin admin doctor assistant';
export const WRITE_DRAFT = 'doctor assistant';
export const MANAGERS = 'manager groupManager';
export const FILERS = 'doctor otherDoctor assistant foreignDoctor foreignAssistant';
