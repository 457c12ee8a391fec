import type { PageClient } from './page-client';

/** Scripts that a page loads: those in its HTML and their static imports. */
export interface PageScripts {
  files: number;
  /** Compressed size, as transferred. */
  kilobytes: number;
}

/** Measures the scripts of a page, with a client for plain text and one for compressed responses of the same host. */
export async function measureScripts(
  path: string,
  { plain, compressed }: { plain: PageClient; compressed: PageClient },
): Promise<PageScripts> {
  const page = await plain.get(path);
  if (page.status !== 200) throw new Error(`${path} answered ${page.status}`);
  const waiting = scriptsIn(page.body.toString('utf8'));
  const found = new Set<string>();
  let bytes = 0;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    const [text, sent] = [await plain.get(next), await compressed.get(next)];
    if (sent.status !== 200) throw new Error(`${next} answered ${sent.status}`);
    bytes += sent.body.length;
    waiting.push(...staticImportsOf(text.body.toString('utf8')));
  }
  return { files: found.size, kilobytes: bytes / 1000 };
}

function scriptsIn(html: string): string[] {
  return [...html.matchAll(/["'](\/assets\/[^"']+\.js)["']/g)].flatMap(([, script]) => script ?? []);
}

/** Returns static imports, which a browser loads before running the script, but not those of `import()`. */
function staticImportsOf(script: string): string[] {
  return [...script.matchAll(/(?:\bfrom|\bimport)\s*["']\.\/([^"']+\.js)["']/g)].flatMap(([, name]) =>
    name ? [`/assets/${name}`] : [],
  );
}
