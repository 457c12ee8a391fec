import { CATALOGUES, loadCatalogues, type Namespace, type Resources } from '@aval/i18n/catalogues';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@aval/i18n/languages';
import { useEffect, useState } from 'react';

/** Which words a page speaks. The words themselves are files of their own, which a browser keeps. */
export interface Speech {
  language: Language;
  /** What it says from its start. */
  namespaces: readonly Namespace[];
  /** What other pages say that are opened from it. */
  laterNamespaces: readonly Namespace[];
}

export type PageWords = Partial<Resources>;

const IS_SERVER = typeof document === 'undefined';

/** What has been loaded: of a server all that any page has said, of a browser what its pages brought so far. */
const loaded: Partial<Record<Language, PageWords>> = {};

export function isNamespace(name: string): name is Namespace {
  return name in CATALOGUES;
}

/** Has words at hand, on the server and in the browser alike. */
export async function loadWords(language: Language, namespaces: readonly Namespace[]): Promise<void> {
  const missing = namespaces.filter((namespace) => !loaded[language]?.[namespace]);
  if (missing.length === 0) return;
  const words = await loadCatalogues(language, missing);
  // Together, so that a language which is there has all that its page says.
  loaded[language] = { ...words, ...loaded[language] };
}

/**
 * The words of a namespace, which a component or a title says. What follows a page may not have come yet: React then goes on showing the page
 * from which somebody leaves. A server has all words at hand; there a page that says what it does not bring fails at once.
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

/** A browser remembers for a document what of it could not be fetched: only a new one has it. Many parts of a page ask for the same words. */
function loadAnew(): Promise<never> {
  if (!isLeaving) window.location.reload();
  isLeaving = true;
  return new Promise(() => undefined);
}

/** The attributes by which a document says which words it speaks, before any of its scripts has run. */
export function speechAttributes({ language, namespaces }: PageSpeech) {
  return { lang: language, 'data-words': namespaces.join(' ') };
}

/** What a document says of its words. */
export function speechIn({ lang, dataset }: HTMLElement): PageSpeech {
  const namespaces = (dataset.words ?? '').split(' ').filter(isNamespace);
  return { language: isLanguage(lang) ? lang : DEFAULT_LANGUAGE, namespaces };
}

/**
 * The language that a page speaks: while another one is on its way, or could not be fetched, the one before. Once the page has started,
 * the words follow that its reader's other pages say.
 */
export function useSpokenLanguage(speech: Speech): Language {
  const { language } = speech;
  const [spoken, setSpoken] = useState(language);
  useEffect(() => {
    const { language, namespaces, laterNamespaces } = speech;
    void loadWords(language, [...namespaces, ...laterNamespaces]).then(
      () => setSpoken(language),
      // Without a connection it goes on with the words it has. A browser remembers that a module did not come: the next document has them.
      () => undefined,
    );
  }, [speech]);
  return hasCome(language) ? language : spoken;
}
