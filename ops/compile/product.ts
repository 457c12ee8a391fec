import { buildWorkers } from './programs';
import { buildWeb } from './web';
import { buildWorkflowBundle } from './workflow-bundle';

/** Builds pages, workflows and programs, except those that are up to date. */
export async function buildProduct(): Promise<void> {
  await Promise.all([buildWeb(), buildWorkflowBundle(), buildWorkers()]);
}
