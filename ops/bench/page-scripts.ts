import type { PageClient } from './page-client';

/** What a page loads besides itself, found in its text and followed through what its scripts import at once. */
export interface PageScripts {
  files: number;
  /** As they come over the wire, compressed. */
  kilobytes: number;
}

/** Given a client that reads text and one that takes what is compressed, on the same host. */
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

/** Imports that a browser follows before it runs the script; those in `import()` come when they are needed. */
function staticImportsOf(script: string): string[] {
  return [...script.matchAll(/(?:\bfrom|\bimport)\s*["']\.\/([^"']+\.js)["']/g)].flatMap(([, name]) =>
    name ? [`/assets/${name}`] : [],
  );
}
