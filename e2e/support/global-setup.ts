import startStack, { BROWSER_STACK_VARIABLE } from '@aval/testing/stack/browser-stack';

/** Starts the stack, unless the environment names a running one, which saves time while tests are written. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  return process.env[BROWSER_STACK_VARIABLE] ? async () => undefined : startStack();
}
