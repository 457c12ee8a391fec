import { register } from 'tsx/esm/api';

/** The thread from its sources; where the product is built, a file of this name stands beside the program (ops/compile/bundle-thread.ts). */
register();
await import(new URL('./reading-thread.ts', import.meta.url).href);
