import { parseArgs } from 'node:util';
import { runAllTests } from './run';

/** `npm test`, and `npm run test:deep` with `--deep`. */
const { values } = parseArgs({ options: { deep: { type: 'boolean', default: false } } });
process.exitCode = await runAllTests(values);
