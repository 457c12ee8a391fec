import { register } from 'tsx/esm/api';

/**
 * Runs the thread from its sources. A build places a bundled file of this name beside the program
 * (ops/compile/bundle-thread.ts).
 */
register();
await import(new URL('./reading-thread.ts', import.meta.url).href);
