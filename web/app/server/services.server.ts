import { createServices, type Services } from '@aval/application/services';
import { getEnvironment } from './environment.server';

const PLACE = Symbol.for('aval.web.services');
/** Query timeout on the client side, in ms; above the statement timeouts that the database server applies to pages. */
const ANSWERS_WITHIN_MS = 12_000;
const processWide = globalThis as { [PLACE]?: Services };

/**
 * Returns the process-wide services. Remix's build and the Express server are separate module graphs, and a hot reload
 * adds a third, so the object is stored on `globalThis`.
 */
export function getServices(): Services {
  processWide[PLACE] ??= createServices('web', getEnvironment(), { answersWithinMs: ANSWERS_WITHIN_MS });
  return processWide[PLACE];
}
