import type { GetManualChunk, ManualChunkMeta } from 'rollup';
import { wordsTogether } from './words-together';

/** What each page of a kind loads at once, by the modules at which that begins. */
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
 * The scripts of the pages that are opened most, each kind's in one file: small parts that are put together by their size alone bring along
 * what other pages need, and compress worse apart.
 */
export function pagesTogether(): GetManualChunk {
  let reached: Reached | undefined;
  return (id, meta) => {
    reached ??= Object.fromEntries(KINDS.map((kind) => [kind, reachedFrom(PAGES[kind], meta)])) as unknown as Reached;
    // What begins a page runs when its file is loaded, and must not be loaded with another's.
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

/** Without what is imported only when it is needed. */
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
