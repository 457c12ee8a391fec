import type { AccessScene } from './access-scene';
import type { Person } from './people';
import type { Answer, WebVisitor } from './web-visitor';

export interface RouteCase {
  route: string;
  what: string;
  /** What the form says that it wants, where a route takes more than one. */
  intent?: string;
  ask: (visitor: WebVisitor, scene: AccessScene) => Promise<Answer>;
  expected: Record<Person, string>;
  /** Without a session; the sign-in page when not said. */
  stranger?: string;
}

export const list = '/app/demands';

/** Who sees a submitted demand, and who a draft. Source: docs/rules.md 2.1, 2.3. */
export const SEE_DEMAND = 'superadmin admin manager groupManager representative consultant supervisor doctor assistant';
export const SEE_DRAFT = 'superadmin admin doctor assistant';
export const WRITE_DRAFT = 'doctor assistant';
export const MANAGERS = 'manager groupManager';
export const FILERS = 'doctor otherDoctor assistant foreignDoctor foreignAssistant';
