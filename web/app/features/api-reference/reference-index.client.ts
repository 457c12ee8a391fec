/** Places of the reference, by groups. */
export interface IndexGroup {
  /** Name in the language of the document; none of the guides, which the page names. */
  name: string | null;
  entries: readonly { label: string; address: string }[];
}

/** Parts of the API document that the index needs. */
export interface IndexedDocument {
  tags?: readonly { name: string; 'x-displayName'?: string }[];
  'x-tagGroups'?: readonly { name: string; tags: readonly string[] }[];
}

/** Returns the names of the document's tags as they are shown, in its language. */
export function namesOfTags({ tags = [] }: IndexedDocument): ReadonlyMap<string, string> {
  return new Map(tags.map(({ name, 'x-displayName': shown }) => [name, shown ?? name]));
}

const GUIDES = '.info .description h2';
/** Addresses of the guides, in their order: the same in every language. */
const GUIDE_ADDRESSES = ['life-cycle', 'errors', 'webhooks'];
/** First cells of the table below the guide of errors, whose rows are led to by the types of problems. */
const PROBLEMS = '.info .description #errors ~ table td:first-child > code';

/**
 * Gives the guides and problems of the rendered document their addresses, which Markdown has none for, and returns the
 * index of the page.
 */
export function indexReference(place: HTMLElement, described: IndexedDocument): IndexGroup[] {
  const guides = [...place.querySelectorAll(GUIDES)].map((heading, at) => {
    heading.id = GUIDE_ADDRESSES[at] ?? `guide-${at + 1}`;
    return { label: heading.textContent ?? '', address: `#${heading.id}` };
  });
  for (const code of place.querySelectorAll(PROBLEMS)) {
    const row = code.closest('tr');
    if (row) row.id = `problem-${code.textContent}`;
  }
  const names = namesOfTags(described);
  const tags = (described['x-tagGroups'] ?? []).map(({ name, tags: named }) => ({
    name,
    // The id that Swagger UI gives a group.
    entries: named.map((tag) => ({ label: names.get(tag) ?? tag, address: `#operations-tag-${tag}` })),
  }));
  return [{ name: null, entries: guides }, ...tags];
}

/** Waits until the guides are there: Swagger UI draws after it has said that it is complete. */
export function untilDrawn(place: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(look);
    observer.observe(place, { childList: true, subtree: true });
    look();
    function look() {
      if (!place.querySelector(GUIDES)) return;
      observer.disconnect();
      resolve();
    }
  });
}

/** How long a page that no longer grows counts as drawn. */
const SETTLED_MS = 2000;

/**
 * Keeps the place that the address names in view until the page has been drawn or the reader moves it. Swagger UI draws
 * a hundred operations bit by bit, and the router scrolls, some time after a click, to a height that it remembers of
 * another address: each of them would leave the reader elsewhere. Returns how to stop it.
 */
export function keepAddressedInView(place: HTMLElement, hash: string): () => void {
  // Swagger UI takes each hash for a group of operations and writes a slash before it.
  const wanted = /^#\/?([\w-]+)$/.exec(hash)?.[1];
  if (wanted === undefined) return () => undefined;
  const stop = new AbortController();
  const listen = { passive: true, signal: stop.signal };
  const end = () => stop.abort();
  const show = () => document.getElementById(wanted)?.scrollIntoView();
  let settled = setTimeout(end, SETTLED_MS);
  const growth = new ResizeObserver(() => {
    clearTimeout(settled);
    settled = setTimeout(end, SETTLED_MS);
    show();
  });
  growth.observe(place);
  stop.signal.addEventListener('abort', () => {
    clearTimeout(settled);
    growth.disconnect();
  });
  for (const move of ['wheel', 'touchmove', 'keydown', 'pointerdown']) window.addEventListener(move, end, listen);
  // A scroll of nobody's: where the place is in view already, showing it scrolls no further.
  window.addEventListener('scroll', show, listen);
  show();
  return end;
}
