import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { CHECKOUT } from '../prepare/folders.mjs';

const run = promisify(execFile);

/** The oldest that package.json allows, and that of the images. */
const OLDEST = '20.19.6';
const OF_IMAGES = '24.21.0';

/** A Node of the version that does not run this; npm has it as a package. */
export async function findOtherNode(): Promise<{ version: string; program: string }> {
  const version = process.versions.node.startsWith('20.') ? OF_IMAGES : OLDEST;
  const asked = ['--yes', `--package=node@${version}`, '--', 'node', '-p', 'process.execPath'];
  const { stdout } = await run('npm', ['exec', ...asked], { cwd: CHECKOUT });
  return { version, program: stdout.trim() };
}
