import { renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CHECKOUT } from '../prepare/folders.mjs';
import { buildWhenChanged } from './source-hash';

export const WORKFLOW_BUNDLE = path.join(CHECKOUT, 'workflows/bundle.js');

/** The workflows as one script for the sandbox. Made beforehand, since a worker that bundles at its start is three seconds later back after a kill. */
export function buildWorkflowBundle(): Promise<void> {
  return buildWhenChanged({
    name: 'workflows',
    progress: 'Bundling the workflows',
    sources: ['package-lock.json', 'workflows', 'domain', 'platform/failure-converter.cjs'],
    products: ['workflows/bundle.js'],
    run: async () => {
      // Loaded only when needed: the bundler alone takes half a second.
      const { bundleWorkflowCode, DefaultLogger } = await import('@temporalio/worker');
      const { code } = await bundleWorkflowCode({
        workflowsPath: path.join(CHECKOUT, 'workflows/bundle-entry.ts'),
        failureConverterPath: path.join(CHECKOUT, 'platform/failure-converter.cjs'),
        logger: new DefaultLogger('WARN'),
      });
      const unfinished = `${WORKFLOW_BUNDLE}.${process.pid}.unfinished`;
      writeFileSync(unfinished, code);
      renameSync(unfinished, WORKFLOW_BUNDLE);
    },
  });
}
