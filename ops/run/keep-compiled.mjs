import { renameSync, writeFileSync } from 'node:fs';
import { compiledFile, loadProgram } from './compiled.mjs';

/**
 * Keeps what V8 compiled for evaluating a program, which is most of what its start costs. It only holds for the same Node
 * with the same options, so this runs with those of the program: `node [options] ops/run/keep-compiled.mjs worker/build/main.cjs`.
 */
const [, , program = ''] = process.argv;
const { script, identity } = loadProgram(program);
const unfinished = `${compiledFile(program)}.${process.pid}.unfinished`;
writeFileSync(unfinished, Buffer.concat([Buffer.from(identity, 'latin1'), script.createCachedData()]));
renameSync(unfinished, compiledFile(program));
