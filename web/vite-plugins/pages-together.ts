import type { GetManualChunk, ManualChunkMeta } from 'rollup';
import { wordsTogether } from './words-together';

/** Entry modules of the most visited kinds of pages. */
const PAGES = {
  every: ['app/root.tsx', 'app/entry.client.tsx'],
  signIn: ['app/routes/_public+/login.tsx'],
  frame: ['app/routes/app+/_layout.tsx'],
  list: ['app/routes/app+/demands+/_index.tsx'],
} as const;

type Kind = keyof typeof PAGES;
type Reached = Readonly<Record<Kind, ReadonlySet<string>>>;

const KINDS = Object.keys(PAGES) as Kind[];

/**
 * Groups the scripts of the most visited pages into one file each. Chunks merged by size alone would contain code of
 * other pages, and separate small ones compress worse.
 */
export function pagesTogether(): GetManualChunk {
  let reached: Reached | undefined;
  return (id, meta) => {
    reached ??= Object.fromEntries(KINDS.map((kind) => [kind, reachedFrom(PAGES[kind], meta)])) as unknown as Reached;
    // An entry module runs when its file is loaded, so it must stay separate.
    return meta.getModuleInfo(id)?.isEntry ? undefined : (wordsTogether(id) ?? fileOf(id, reached));
  };
}

function fileOf(id: string, { every, signIn, frame, list }: Reached): string | undefined {
  const isBehindDoor = frame.has(id) || list.has(id);
  if (!isBehindDoor && !every.has(id)) return undefined;
  if (/\/node_modules\/|commonjs/.test(id)) return 'libraries';
  if (every.has(id) || signIn.has(id)) return 'start';
  return frame.has(id) ? 'frame' : 'list';
}

/** Returns statically imported modules only. */
function reachedFrom(starts: readonly string[], { getModuleIds, getModuleInfo }: ManualChunkMeta): Set<string> {
  const reached = new Set<string>();
  const waiting = [...getModuleIds()].filter((id) => starts.some((start) => id.split('?')[0]?.endsWith(start)));
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    waiting.push(...(getModuleInfo(id)?.importedIds ?? []));
  }
  return reached;
}
