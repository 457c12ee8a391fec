import { CATALOGUES, loadCatalogues, type Namespace, type Resources } from '@aval/i18n/catalogues';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@aval/i18n/languages';
import { useEffect, useState } from 'react';

/** Which words a page speaks. The words themselves are files of their own, which a browser keeps. */
export interface Speech {
  language: Language;
  namespaces: readonly Namespace[];
}

export type PageWords = Partial<Resources>;

const loaded = new Map<string, PageWords>();

function nameOf({ language, namespaces }: Speech): string {
  return [language, ...namespaces].join(' ');
}

/** Has the words at hand, on the server and in the browser alike. */
export async function loadWords(speech: Speech): Promise<PageWords> {
  const read = wordsOf(speech) ?? (await loadCatalogues(speech.language, speech.namespaces));
  // Of two who asked at once, the words of the first are everybody's.
  const words = wordsOf(speech) ?? read;
  loaded.set(nameOf(speech), words);
  return words;
}

/** Words that were loaded: the very same object for the same words, so that pages of one language share what is made of it. */
export function wordsOf(speech: Speech): PageWords | undefined {
  return loaded.get(nameOf(speech));
}

/** The attributes by which a document says which words it speaks, before any of its scripts has run. */
export function speechAttributes({ language, namespaces }: Speech) {
  return { lang: language, 'data-words': namespaces.join(' ') };
}

/** What a document says of its words. */
export function speechIn({ lang, dataset }: HTMLElement): Speech {
  const namespaces = (dataset.words ?? '').split(' ').filter((name): name is Namespace => name in CATALOGUES);
  return { language: isLanguage(lang) ? lang : DEFAULT_LANGUAGE, namespaces };
}

/** What a page says, with the language in which it says it. */
export interface Spoken {
  language: Language;
  words: PageWords;
}

/** What a page speaks. While another language is on its way, or could not be fetched, what was spoken before. */
export function useSpoken(speech: Speech): Spoken {
  const { language } = speech;
  const words = wordsOf(speech);
  const [spoken, setSpoken] = useState<Spoken>({ language, words: words ?? {} });
  useEffect(() => {
    void loadWords(speech).then(
      // A page that is loaded again mostly speaks the same words.
      (words) => setSpoken((before) => (before.words === words ? before : { language: speech.language, words })),
      // Without a connection it goes on in the language it has. A browser remembers that a module did not come: the next document has the words.
      () => undefined,
    );
  }, [speech]);
  return words ? { language, words } : spoken;
}
