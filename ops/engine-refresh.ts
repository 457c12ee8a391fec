import { refreshEngine } from '@aval/application/engine/refresh-engine';
import { closeServices, createServices } from '@aval/application/services';
import { operatorEnvironment } from './operator/environment';

/**
 * `npm run engine:refresh`: after a deployment every demand goes on in a fresh run of the new workflow. To be run when
 * all workers are of the new
 * version; docs/engine-upgrades.md says when a patch may then be removed.
 */
const services = createServices('engine-refresh', operatorEnvironment());
try {
  const { asked, failed, left } = await refreshEngine(services);
  console.log(
    `Engine refreshed: ${asked} runs asked to hand over, ${failed} not reached, ${left} of them still there.`,
  );
  if (failed > 0 || left > 0) process.exitCode = 1;
} finally {
  await closeServices(services);
}
