import { RemixBrowser } from '@remix-run/react';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { replayEarlyPress } from './shell/early-press';
import { loadWords, speechIn } from './shell/words/words';

/**
 * Waits until Remix has decoded the page's data. Remix does so in the first render and suspends the whole page; a key
 * or click meanwhile makes React hydrate synchronously, which fails with error 345 and leaves the page dead
 * (remix-run/remix issue 10214). So the first call is made here, before there is anything to interrupt.
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
// Synchronous instead of a transition: input during gradual hydration would make React render the page anew and lose
// the input.
flushSync(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RemixBrowser />
    </StrictMode>,
  );
});
replayEarlyPress();
