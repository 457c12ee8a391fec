import { loadProgram } from './compiled.mjs';

/** Runs a bundled program: `node ops/run/built.mjs worker/build/main.cjs`. */
const [, , program = ''] = process.argv;
const { main, folder } = loadProgram(program);
await main(folder);
