import { CATALOGUES, loadCatalogues, type Namespace, type Resources } from '@aval/i18n/catalogues';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@aval/i18n/languages';
import { useEffect, useState } from 'react';

/** Language and namespaces of a page; the texts themselves are separate files, which browsers cache. */
export interface Speech {
  language: Language;
  /** Namespaces needed at first. */
  namespaces: readonly Namespace[];
  /** Namespaces of other pages that are opened from this one. */
  laterNamespaces: readonly Namespace[];
}

export type PageWords = Partial<Resources>;

const IS_SERVER = typeof document === 'undefined';

/** Loaded texts: on the server those of all pages so far, in a browser those of the pages visited. */
const loaded: Partial<Record<Language, PageWords>> = {};

export function isNamespace(name: string): name is Namespace {
  return name in CATALOGUES;
}

/** Loads missing namespaces, on the server and in the browser alike. */
export async function loadWords(language: Language, namespaces: readonly Namespace[]): Promise<void> {
  const missing = namespaces.filter((namespace) => !loaded[language]?.[namespace]);
  if (missing.length === 0) return;
  const words = await loadCatalogues(language, missing);
  // Set together, so that a language is present only with all namespaces of its page.
  loaded[language] = { ...words, ...loaded[language] };
}

/**
 * Returns the texts of a namespace. In a browser it suspends until they are loaded, while React keeps showing the
 * previous page. On the server it throws an error if the page did not declare the namespace.
 */
export function requireWords<N extends Namespace>(namespace: N, { language, namespaces }: PageSpeech): Resources[N] {
  if (IS_SERVER && !namespaces.includes(namespace)) throw new Error(`A page says ${namespace} and does not bring it.`);
  const words = loaded[language]?.[namespace];
  if (words) return words;
  throw loadWords(language, [namespace]).catch(loadAnew);
}

export type PageSpeech = Pick<Speech, 'language' | 'namespaces'>;

export function hasCome(language: Language): boolean {
  return loaded[language]?.common !== undefined;
}

let isLeaving = false;

/**
 * Reloads the page: a browser caches a failed import for the life of the document. Runs once, because many parts may
 * request the same texts.
 */
function loadAnew(): Promise<never> {
  if (!isLeaving) window.location.reload();
  isLeaving = true;
  return new Promise(() => undefined);
}

/** Attributes of the document with language and namespaces, readable before any script runs. */
export function speechAttributes({ language, namespaces }: PageSpeech) {
  return { lang: language, 'data-words': namespaces.join(' ') };
}

/** Reads language and namespaces from the document's attributes. */
export function speechIn({ lang, dataset }: HTMLElement): PageSpeech {
  const namespaces = (dataset.words ?? '').split(' ').filter(isNamespace);
  return { language: isLanguage(lang) ? lang : DEFAULT_LANGUAGE, namespaces };
}

/**
 * Returns the page's language: the previous one while the texts of another are loading or failed to load. After the
 * start it also loads the texts of pages opened from this one.
 */
export function useSpokenLanguage(speech: Speech): Language {
  const { language } = speech;
  const [spoken, setSpoken] = useState(language);
  useEffect(() => {
    const { language, namespaces, laterNamespaces } = speech;
    void loadWords(language, [...namespaces, ...laterNamespaces]).then(
      () => setSpoken(language),
      // Without a connection the page keeps its texts. Browsers cache the failed import, so only the next document can
      // load them.
      () => undefined,
    );
  }, [speech]);
  return hasCome(language) ? language : spoken;
}
