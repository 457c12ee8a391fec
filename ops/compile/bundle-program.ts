import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'esbuild';
import { CHECKOUT } from '../prepare/folders.mjs';
import { writeWhole } from '../prepare/write-whole.mjs';
import { isRecording } from '../test/map/captures';

const run = promisify(execFile);

export interface Program {
  /** Entry module of the program. */
  source: string;
  /** Bundle that ops/run/built.mjs loads. */
  file: string;
  nodeOptions: readonly string[];
}

/** Packages with native parts, and optional ones that a program never loads. */
const OUTSIDE = ['@node-rs/argon2', 'sharp', 'webpack', 'typescript', 'pg-native'];

/**
 * Bundles a program with all of its packages into one script and stores V8's compiled code beside it, which nearly halves the
 * time to restart after a kill.
 */
export async function bundleProgram(program: Program, aliases: Readonly<Record<string, string>> = {}): Promise<void> {
  const { build } = await import('esbuild');
  const file = path.join(CHECKOUT, program.file);
  const { outputFiles } = await build({
    entryPoints: [program.source],
    outfile: file,
    absWorkingDir: CHECKOUT,
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    charset: 'ascii',
    legalComments: 'none',
    alias: aliases,
    external: OUTSIDE,
    sourcemap: isRecording() ? 'external' : false,
    supported: { 'dynamic-import': false },
    define: { 'process.env.NODE_ENV': '"production"' },
    banner: { js: OPENING },
    footer: { js: '})' },
    plugins: [modulesKeepTheirPlace(path.dirname(file))],
    logLevel: 'error',
  });
  mkdirSync(path.dirname(file), { recursive: true });
  for (const { path: place, contents } of outputFiles) {
    if (place === file) write(file, contents);
    else writeWhole(place, contents);
  }
  await run(process.execPath, [...program.nodeOptions, path.join(CHECKOUT, 'ops/run/keep-compiled.mjs'), file]);
}

function write(file: string, contents: Uint8Array): void {
  const identity = createHash('sha256').update(contents).digest('hex');
  writeWhole(file, Buffer.concat([contents, Buffer.from(`// ${identity}\n`)]));
}

/** Wraps the bundle in an expression of the module function, so that the file can be compiled without changing it. */
const OPENING = `(function (exports, require, module, __filename, __dirname) {
const placeOf = (relative) => require('node:path').join(__dirname, relative);
const addressOf = (relative) => require('node:url').pathToFileURL(placeOf(relative)).href;
const requireOf = (relative) => require('node:module').createRequire(placeOf(relative));`;

const OWN_PLACE =
  /import\.meta\.url|(?<!(?:let|var|const) |['"])\b__(?:dir|file)name\b(?!\s*=[^=])|\brequire\.resolve\(/g;

/** Rewrites `import.meta.url`, `__dirname` and the like to the module's own place, which would otherwise be the bundle's. */
function modulesKeepTheirPlace(outFolder: string): Plugin {
  return {
    name: 'modules-keep-their-place',
    setup(build) {
      build.onLoad({ filter: /\.[cm]?[jt]sx?$/ }, ({ path: file }) => {
        const source = readFileSync(file, 'utf8');
        if (source.search(OWN_PLACE) === -1) return undefined;
        const own = JSON.stringify(path.relative(outFolder, file));
        const folder = JSON.stringify(path.relative(outFolder, path.dirname(file)));
        const words: Record<string, string> = {
          'import.meta.url': `addressOf(${own})`,
          __dirname: `placeOf(${folder})`,
          __filename: `placeOf(${own})`,
          'require.resolve(': `requireOf(${own}).resolve(`,
        };
        const contents = source.replace(OWN_PLACE, (word) => words[word] ?? word);
        const extension = path.extname(file).slice(1).replace(/^[cm]/, '');
        return { contents, loader: extension as 'js' | 'jsx' | 'ts' | 'tsx' };
      });
    },
  };
}
