import { buildWorkers } from './programs';
import { buildWeb } from './web';
import { buildWorkflowBundle } from './workflow-bundle';

/** Everything that runs from a build: pages, workflows and programs. What is up to date already is left as it is. */
export async function buildProduct(): Promise<void> {
  await Promise.all([buildWeb(), buildWorkflowBundle(), buildWorkers()]);
}
