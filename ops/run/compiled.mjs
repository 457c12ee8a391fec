import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';

/** Hexadecimal digits of the identity in a bundle's last line and at the start of its compiled code. */
const IDENTITY_LENGTH = 64;

/** Path of the compiled code of a program, beside it. */
export const compiledFile = (/** @type {string} */ program) => `${program}.compiled`;

/** @param {string} source a bundle that ends in its identity and a line feed */
const identityOf = (source) => source.slice(-IDENTITY_LENGTH - 1, -1);

/**
 * Evaluates a bundled program without starting it. V8 checks only the length of a source before it trusts compiled code, so both
 * contain the same identity; without a match the program is compiled again, which takes a second.
 * @param {string} program
 * @returns {{ script: vm.Script, identity: string, folder: string, main: (folder: string) => Promise<void> }}
 */
export function loadProgram(program) {
  const file = realpathSync(program);
  // Bundles are pure ASCII, so reading them as latin1 halves their memory.
  const source = readFileSync(file, 'latin1');
  const identity = identityOf(source);
  // Use the base name only: compiled code stores the name, and a build is moved after compiling.
  const filename = path.basename(file);
  const script = new vm.Script(source, { filename, cachedData: findCompiled(file, identity) });
  const module = { exports: /** @type {{ main: (folder: string) => Promise<void> }} */ ({}) };
  const folder = path.dirname(file);
  script.runInThisContext()(module.exports, createRequire(file), module, file, folder);
  return { script, identity, folder, main: module.exports.main };
}

/** @param {string} file @param {string} identity */
function findCompiled(file, identity) {
  if (!existsSync(compiledFile(file))) return undefined;
  const kept = readFileSync(compiledFile(file));
  return kept.toString('latin1', 0, IDENTITY_LENGTH) === identity ? kept.subarray(IDENTITY_LENGTH) : undefined;
}
