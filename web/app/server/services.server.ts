import { createServices, type Services } from '@aval/application/services';
import { getEnvironment } from './environment.server';

const PLACE = Symbol.for('aval.web.services');
/** Longer than any statement of a page may take by the bounds that the server itself keeps. */
const ANSWERS_WITHIN_MS = 12_000;
const processWide = globalThis as { [PLACE]?: Services };

/**
 * One for the process. Remix's build and the Express server around it are two graphs of modules, and a hot reload makes a
 * third, so the object hangs on the process and not on a module.
 */
export function getServices(): Services {
  processWide[PLACE] ??= createServices('web', getEnvironment(), { answersWithinMs: ANSWERS_WITHIN_MS });
  return processWide[PLACE];
}
