import { checkTypes } from './checks';

/** `npm run types`. */
process.exitCode = (await checkTypes()).failed === 0 ? 0 : 1;
