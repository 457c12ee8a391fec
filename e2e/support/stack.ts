import { BROWSER_STACK_VARIABLE, type BrowserStack } from '@aval/testing/stack/browser-stack';

export type StackDescription = Omit<BrowserStack, 'stop'>;

/** What the set-up started. */
export function stackDescription(): StackDescription {
  const text = process.env[BROWSER_STACK_VARIABLE];
  if (!text) throw new Error(`${BROWSER_STACK_VARIABLE} is missing: run through Playwright, which starts the stack`);
  return JSON.parse(text) as StackDescription;
}

/** Those of the story, and what a test has made itself. */
export type Tenant = 'aval' | 'meridiana' | 'alborada' | `nueva-${string}`;

/** Chromium resolves every name below localhost; each company has one. */
export function addressOf(tenant: Tenant): string {
  const { port } = stackDescription();
  return `http://${tenant === 'aval' ? 'localhost' : `${tenant}.localhost`}:${port}`;
}

/** Where a story user signs in. */
export function tenantOf(email: string): Tenant {
  if (email.endsWith('@meridiana.test')) return 'meridiana';
  return email.endsWith('@alborada.test') ? 'alborada' : 'aval';
}
