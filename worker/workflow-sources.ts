import { createRequire } from 'node:module';

/** What the sandbox is made of. Shared modules are evaluated once for all workflows, whose start and memory would else pay for each. */
export const WORKFLOW_SOURCES = {
  workflowsPath: createRequire(import.meta.url).resolve('@aval/workflows/bundle-entry'),
  preloadModules: ['@aval/workflows/shared-modules'],
};
