import { writeWhole } from '../prepare/write-whole.mjs';
import { compiledFile, loadProgram } from './compiled.mjs';

/**
 * Keeps what V8 compiled for evaluating a program, which is most of what its start costs. It only holds for the same Node
 * with the same options, so this runs with those of the program: `node [options] ops/run/keep-compiled.mjs worker/build/main.cjs`.
 */
const [, , program = ''] = process.argv;
const { script, identity } = loadProgram(program);
writeWhole(compiledFile(program), Buffer.concat([Buffer.from(identity, 'latin1'), script.createCachedData()]));
