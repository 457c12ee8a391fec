import path from 'node:path';
import { FAILURE_CONVERTER_PATH } from '@aval/platform/engine/failure-converter-path';
import { WORKFLOW_SOURCES } from '@aval/worker/workflow-sources';
import { CHECKOUT } from '../prepare/folders.mjs';
import { writeWhole } from '../prepare/write-whole.mjs';
import { buildWhenChanged } from './source-hash';

export const WORKFLOW_BUNDLE = path.join(CHECKOUT, 'workflows/bundle.js');

/** Bundles the workflows for the sandbox in advance: a worker that bundles at its start restarts three seconds later. */
export function buildWorkflowBundle(): Promise<void> {
  return buildWhenChanged({
    name: 'workflows',
    progress: 'Bundling the workflows',
    sources: [
      'package-lock.json',
      'workflows',
      'domain',
      'worker/workflow-sources.ts',
      'platform/engine/failure-converter.cjs',
    ],
    products: ['workflows/bundle.js'],
    run: async () => {
      // Imported only when needed, because loading the bundler takes half a second.
      const { bundleWorkflowCode, DefaultLogger } = await import('@temporalio/worker');
      const { code } = await bundleWorkflowCode({
        ...WORKFLOW_SOURCES,
        failureConverterPath: FAILURE_CONVERTER_PATH,
        logger: new DefaultLogger('WARN'),
      });
      writeWhole(WORKFLOW_BUNDLE, code);
    },
  });
}
