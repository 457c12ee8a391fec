import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin, ResolvedConfig } from 'vite';

/** Compresses the route manifest, which Remix writes during the server build, after the scripts were compressed. */
export function manifestCompressed(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'manifest-compressed',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    async closeBundle() {
      if (!config.build.ssr) return;
      const assets = path.resolve(config.root, config.build.outDir, '../client', config.build.assetsDir);
      for (const name of await readdir(assets)) {
        if (!/^manifest-.*\.js$/.test(name)) continue;
        const file = path.join(assets, name);
        const text = await readFile(file);
        await writeFile(`${file}.br`, await promisify(brotliCompress)(text));
        await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: 9 }));
      }
    },
  };
}
