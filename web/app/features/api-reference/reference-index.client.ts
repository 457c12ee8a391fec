/** Places of the reference, by groups. */
export interface IndexGroup {
  name: string;
  entries: readonly { label: string; address: string }[];
}

/** Parts of the API document that the index needs. */
interface IndexedDocument {
  'x-tagGroups'?: readonly { name: string; tags: readonly string[] }[];
}

const GUIDES = '.info .description h2';
/** First cells of the table below the guide of errors, whose rows are led to by the types of problems. */
const PROBLEMS = '.info .description #errors ~ table td:first-child > code';

/**
 * Gives the guides and problems of the rendered document their addresses, which Markdown has none for, and returns the
 * index of the page.
 */
export function indexReference(place: HTMLElement, { 'x-tagGroups': groups = [] }: IndexedDocument): IndexGroup[] {
  const guides = [...place.querySelectorAll(GUIDES)].map((heading) => {
    const label = heading.textContent ?? '';
    heading.id = label.toLowerCase().replaceAll(' ', '-');
    return { label, address: `#${heading.id}` };
  });
  for (const code of place.querySelectorAll(PROBLEMS)) {
    const row = code.closest('tr');
    if (row) row.id = `problem-${code.textContent}`;
  }
  const tags = groups.map(({ name, tags: named }) => ({
    name,
    // The id that Swagger UI gives a group.
    entries: named.map((tag) => ({ label: tag, address: `#operations-tag-${tag}` })),
  }));
  return [{ name: 'Guides', entries: guides }, ...tags];
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

/**
 * Scrolls to the place that the address names, and again while the page still grows, until the reader moves it: Swagger
 * UI draws a hundred operations bit by bit, and the index makes the text narrower. Returns how to stop it.
 */
export function keepAddressedInView(place: HTMLElement): () => void {
  let wanted: string | null = null;
  const stop = new AbortController();
  const listen = { passive: true, signal: stop.signal };
  const show = () => {
    if (wanted) document.getElementById(wanted)?.scrollIntoView();
  };
  const read = () => {
    // Swagger UI takes each hash for a group of operations and writes a slash before it.
    wanted = /^#\/?([\w-]+)$/.exec(window.location.hash)?.[1] ?? null;
    show();
  };
  const growth = new ResizeObserver(show);
  growth.observe(place);
  stop.signal.addEventListener('abort', () => growth.disconnect());
  for (const move of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
    window.addEventListener(move, () => (wanted = null), listen);
  }
  window.addEventListener('hashchange', read, listen);
  read();
  return () => stop.abort();
}
