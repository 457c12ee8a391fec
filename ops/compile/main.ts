import { exitWith } from '../prepare/failure.mjs';
import { buildWeb } from './web';
import { buildWorkflowBundle } from './workflow-bundle';

/** `npm run build`: what images and deployments are made of. */
try {
  await Promise.all([buildWeb(), buildWorkflowBundle()]);
} catch (error) {
  exitWith(error);
}
