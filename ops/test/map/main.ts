import { runBrowserTests } from '../browser-tests';
import { runProject, type TestCount } from '../suites';
import { clearCaptures } from './captures';
import { updateMap } from './update-map';

/** `npm run test:map -- <test files>`: runs them recorded, and writes what they call into the map. */
process.env.AVAL_RECORD_MAP = '1';
const named = process.argv.slice(2);
const specs = named.filter((file) => file.endsWith('.spec.ts'));
const integration = named.filter((file) => file.endsWith('.integration.test.ts'));
clearCaptures();
const counts: TestCount[] = [];
if (integration.length > 0) counts.push(await runProject('integration', { only: integration }));
if (specs.length > 0) counts.push(await runBrowserTests(specs));
await updateMap();
if (counts.length === 0) console.log('Name the test files to record: *.spec.ts, *.integration.test.ts.');
process.exitCode = counts.length > 0 && counts.every(({ failed }) => failed === 0) ? 0 : 1;
