import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Runs a program from its sources in development: `node --import tsx ops/run/source.mjs worker/main.ts`. */
const [, , program = ''] = process.argv;
const file = path.resolve(program);
const { main } = await import(pathToFileURL(file).href);
await main(path.dirname(file));
