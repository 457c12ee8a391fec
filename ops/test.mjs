import { checkNode } from './prepare/checks.mjs';
import { exitWith } from './prepare/failure.mjs';
import { ensureInstalled } from './prepare/installation.mjs';

/** `npm test`: installs when needed, as the start does, and hands over to the parts in TypeScript. */
try {
  checkNode();
  await ensureInstalled();
  const { register } = await import('tsx/esm/api');
  register();
  const { runAllTests } = await import('./test/run');
  process.exitCode = await runAllTests();
} catch (error) {
  exitWith(error);
}
