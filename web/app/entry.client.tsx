import { RemixBrowser } from '@remix-run/react';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { replayEarlyPress } from './shell/early-press';
import { loadWords, speechIn } from './shell/words/words';

/**
 * Remix decodes the page's data in its first render, and suspends the whole page until that is done. A key or a click in this moment has React
 * finish the page at once, which it cannot while it is suspended: error 345, and a page that stays dead (remix-run/remix issue 10214). So that
 * first call is made here, and what it waits for is waited for before there is anything that a key could interrupt.
 */
async function decodePageData(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (pending) {
    await pending;
  }
}

const { language, namespaces } = speechIn(document.documentElement);
await Promise.all([decodePageData(), loadWords(language, namespaces)]);
// In one go, not as a transition: what is typed while a page is taken over in pieces makes React draw it anew, without what was typed.
flushSync(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RemixBrowser />
    </StrictMode>,
  );
});
replayEarlyPress();
