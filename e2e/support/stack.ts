import { BROWSER_STACK_VARIABLE, type BrowserStack } from '@aval/testing/stack/browser-stack';

export type StackDescription = Omit<BrowserStack, 'stop'>;

/** Returns the stack that the global setup started. Throws outside of Playwright. */
export function stackDescription(): StackDescription {
  const text = process.env[BROWSER_STACK_VARIABLE];
  if (!text) throw new Error(`${BROWSER_STACK_VARIABLE} is missing: run through Playwright, which starts the stack`);
  return JSON.parse(text) as StackDescription;
}

/** Tenants of the story, and companies that tests create. */
export type Tenant = 'aval' | 'meridiana' | 'alborada' | `nueva-${string}`;

/** Returns the origin of a tenant; Chromium resolves every name below localhost. */
export function addressOf(tenant: Tenant): string {
  const { port } = stackDescription();
  return `http://${tenant === 'aval' ? 'localhost' : `${tenant}.localhost`}:${port}`;
}

/** Returns the tenant where a user of the story signs in. */
export function tenantOf(email: string): Tenant {
  if (email.endsWith('@meridiana.test')) return 'meridiana';
  return email.endsWith('@alborada.test') ? 'alborada' : 'aval';
}
