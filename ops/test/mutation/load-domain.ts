import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Script } from 'node:vm';
import { build, type Plugin } from 'esbuild';
import type * as Replay from './replay.test-support';

/** Tables of the reference data by their names, as they are at the moment. */
export type Tables = Record<string, object[]>;

const REFERENCE = /reference\/([\w-]+)\.json$/;

/** Imports of a table get it from the tables that the program is run with, instead of its file. */
function tablesFrom(read: (table: string, file: string) => void): Plugin {
  return {
    name: 'tables',
    setup(bundle) {
      bundle.onLoad({ filter: REFERENCE }, ({ path: file }) => {
        const [, table = ''] = REFERENCE.exec(file) ?? [];
        read(table, file);
        return { contents: `module.exports = tables[${JSON.stringify(table)}];`, loader: 'js' };
      });
    },
  };
}

/**
 * Returns the tables and a function that loads all modules of the rules anew with the tables as they are then. The
 * modules are bundled and compiled once, so that a load takes milliseconds.
 */
export async function loadableDomain(): Promise<{ tables: Tables; load: () => typeof Replay }> {
  const tables: Tables = {};
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, 'replay.test-support.ts')],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    plugins: [
      tablesFrom((table, file) => {
        tables[table] = JSON.parse(readFileSync(file, 'utf8')) as object[];
      }),
    ],
  });
  const code = outputFiles[0]?.text ?? '';
  const script = new Script(`(function (tables, module, require) { ${code}\n })`);
  const run = script.runInThisContext() as (tables: Tables, module: { exports: unknown }, require: unknown) => void;
  const load = () => {
    const module: { exports: unknown } = { exports: {} };
    run(tables, module, process.getBuiltinModule);
    return module.exports as typeof Replay;
  };
  return { tables, load };
}
