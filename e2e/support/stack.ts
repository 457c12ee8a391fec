import { BROWSER_STACKS_VARIABLE, type BrowserStack } from '@aval/testing/stack/browser-stack';

export type StackDescription = Omit<BrowserStack, 'stop'>;

/** Returns the stack of this worker, among those that the global setup started. Throws outside of Playwright. */
export function stackDescription(): StackDescription {
  const text = process.env[BROWSER_STACKS_VARIABLE];
  if (!text) throw new Error(`${BROWSER_STACKS_VARIABLE} is missing: run through Playwright, which starts the stacks`);
  const stacks = JSON.parse(text) as StackDescription[];
  const stack = stacks[Number(process.env.TEST_PARALLEL_INDEX) % stacks.length];
  if (!stack) throw new Error(`${BROWSER_STACKS_VARIABLE} names no stack`);
  return stack;
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
