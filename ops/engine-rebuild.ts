import { rebuildEngine } from '@aval/application/engine/rebuild-engine';
import { closeServices, createServices } from '@aval/application/services';
import { operatorEnvironment } from './operator/environment';

/**
 * `npm run engine:rebuild`: after the engine's data was lost, or a demand diverged, every demand that is open or has a
 * clock pending goes on from
 * its last row in the database. May be run at any time and as often as one likes.
 */
const services = createServices('engine-rebuild', operatorEnvironment());
try {
  const { started, refreshed, failed } = await rebuildEngine(services);
  console.log(`Engine rebuilt: ${started} demands started, ${refreshed} refreshed, ${failed} failed.`);
  if (failed > 0) process.exitCode = 1;
} finally {
  await closeServices(services);
}
