import { runAllTests } from './run';

/** `npm test`. */
process.exitCode = await runAllTests();
