import { createRequire } from 'node:module';

/**
 * Sources of the workflow sandbox. Shared modules are evaluated once for all workflows, which saves start time and
 * memory per workflow.
 */
export const WORKFLOW_SOURCES = {
  workflowsPath: createRequire(import.meta.url).resolve('@aval/workflows/bundle-entry'),
  preloadModules: ['@aval/workflows/shared-modules'],
};
