import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, it } from 'vitest';
import { identify, isAlive } from './process-identity.mjs';
import { productNode, productNodeVersion } from './product-node.mjs';

const MODULE = JSON.stringify(new URL('./product-node.mjs', import.meta.url).href);
/** Prints its process id and version, ends with code 7 on SIGTERM, and otherwise never. */
const SCRIPT = `
  process.on('SIGTERM', () => process.exit(7));
  const { continueOnProductNode } = await import(${MODULE});
  await continueOnProductNode();
  setInterval(() => {}, 1000);
  console.log(process.pid, process.versions.node);`;
const launchers: ChildProcess[] = [];

afterEach(() => {
  for (const launcher of launchers.splice(0)) launcher.kill('SIGKILL');
});

/** A process that runs the script on the product's Node, as a script begun with another version does. */
async function launch() {
  const parameters = JSON.stringify(['--input-type=module', '-e', SCRIPT]);
  const start = `
    const { productNode, runOn } = await import(${MODULE});
    process.exit(await runOn(productNode(), ${parameters}));`;
  const launcher = spawn(process.execPath, ['--input-type=module', '-e', start], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  launchers.push(launcher);
  const [line] = await once(launcher.stdout, 'data');
  const [pid, version] = String(line).trim().split(' ');
  return { launcher, pid: Number(pid), version };
}

it('runs the tests, as it runs everything else', () => {
  expect(process.versions.node).toBe(productNodeVersion());
  expect(productNode()).not.toBeNull();
});

it('runs a script that another Node began, passes a signal once and ends with its exit code', async () => {
  const { launcher, pid, version } = await launch();
  expect(pid).not.toBe(launcher.pid);
  expect(version).toBe(productNodeVersion());
  launcher.kill('SIGTERM');
  expect(await once(launcher, 'exit')).toEqual([7, null]);
});

it('ends when the process that began the script is killed', async () => {
  const { launcher, pid } = await launch();
  const script = identify(pid);
  if (script === null) throw new Error('the script does not run');
  launcher.kill('SIGKILL');
  await once(launcher, 'exit');
  await expect.poll(() => isAlive(script), { timeout: 10_000 }).toBe(false);
});
