import startStack, { BROWSER_STACK_VARIABLE } from '@aval/testing/stack/browser-stack';

/** A stack that somebody started before and named in the environment serves too, while tests are being written. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  return process.env[BROWSER_STACK_VARIABLE] ? async () => undefined : startStack();
}
