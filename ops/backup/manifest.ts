import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { StartFailure } from '../prepare/failure.mjs';

/** Contents of a backup. Written last, so that a folder without it is not a complete backup. */
const manifestSchema = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  /** Migrations applied to the database, in order, with the hash of each. */
  migrations: z.array(z.object({ name: z.string(), sha256: z.string() })),
  /** Tables in an order that satisfies their foreign keys. */
  tables: z.array(z.object({ name: z.string(), rows: z.number().int(), sha256: z.string() })),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
  files: z.object({
    count: z.number().int(),
    bytes: z.number().int(),
    /** Keys of files deleted during the backup: their rows are in it, the files are not. */
    removedMeanwhile: z.array(z.string()),
    /** Keys of files that were already missing or broken; `archive:check` of the restored copy reports them again. */
    notAsRecorded: z.array(z.string()),
  }),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type TableRecord = Manifest['tables'][number];

function manifestFile(folder: string): string {
  return path.join(folder, 'manifest.json');
}

export function tableFile(folder: string, table: string): string {
  return path.join(folder, 'database', `${table}.jsonl.gz`);
}

export function writeManifest(folder: string, manifest: Manifest): void {
  writeFileSync(manifestFile(folder), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
}

export function readManifest(folder: string): Manifest {
  if (!existsSync(manifestFile(folder))) {
    throw new StartFailure(`${folder} is no complete backup: it has no manifest.json, which is written last.`);
  }
  const result = manifestSchema.safeParse(JSON.parse(readFileSync(manifestFile(folder), 'utf8')));
  if (!result.success) throw new StartFailure(`The manifest of ${folder} cannot be read by this version of Aval.`);
  return result.data;
}
