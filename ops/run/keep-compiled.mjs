import { writeWhole } from '../prepare/write-whole.mjs';
import { compiledFile, loadProgram } from './compiled.mjs';

/**
 * Stores V8's compiled code of a program, as compiling is most of its start time. The code is valid only for the same Node version
 * and options, so run this with those of the program: `node [options] ops/run/keep-compiled.mjs worker/build/main.cjs`.
 */
const [, , program = ''] = process.argv;
const { script, identity } = loadProgram(program);
writeWhole(compiledFile(program), Buffer.concat([Buffer.from(identity, 'latin1'), script.createCachedData()]));
