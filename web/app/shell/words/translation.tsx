import type { Namespace } from '@aval/i18n/catalogues';
import type {} from '@aval/i18n/instance';
import type { Language } from '@aval/i18n/languages';
import { createInstance, type TFunction, type i18n as Translator } from 'i18next';
import { createContext, type ReactNode, useContext } from 'react';
import type { PageWords } from './words';

type Translate = (key: unknown, ...values: unknown[]) => unknown;

/** A translator and the functions that were already asked of it, by their namespaces. */
interface Translation {
  translator: Translator;
  functions: Map<string, Translate>;
}

/** A translator keeps its language and its words for good: those who get the same words share one. */
const translations = new WeakMap<PageWords, Translation>();

function translationOf(language: Language, words: PageWords): Translation {
  const known = translations.get(words);
  if (known?.translator.language === language) return known;
  const translator = createInstance();
  translator.init({
    lng: language,
    resources: { [language]: words },
    ns: Object.keys(words),
    defaultNS: 'common',
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  const translation = { translator, functions: new Map() };
  translations.set(words, translation);
  return translation;
}

/** Days, cycles, hours: a list says the same few numbers in every row. Sums beyond them have no end, and would stay in memory for good. */
const HIGHEST_REMEMBERED_COUNT = 400;

/** Most words have no values in them, or a small count, and are the same each time: i18next looks for their key, plural and nesting only once. */
function remembering(translate: Translate): Translate {
  const found = new Map<string, unknown>();
  return (key, ...values) => {
    const name = rememberedName(key, values);
    if (name === null) return translate(key, ...values);
    const known = found.get(name);
    if (known !== undefined) return known;
    const words = translate(key, ...values);
    // What has no words comes back as it is, and there is no end of such keys.
    if (words !== key) found.set(name, words);
    return words;
  };
}

function rememberedName(key: unknown, [values, ...others]: unknown[]): string | null {
  if (typeof key !== 'string' || others.length > 0) return null;
  if (values === undefined) return key;
  if (typeof values !== 'object' || values === null) return null;
  const { count, ...rest } = values as { count?: unknown };
  if (!Number.isInteger(count) || Object.keys(rest).length > 0) return null;
  return Math.abs(count as number) > HIGHEST_REMEMBERED_COUNT ? null : `${key} ${count}`;
}

const TranslationContext = createContext<Translation | null>(null);

interface TranslationProviderProps {
  language: Language;
  /** The catalogues by their namespaces. */
  words: PageWords;
  children: ReactNode;
}

export function TranslationProvider({ language, words, children }: TranslationProviderProps) {
  return <TranslationContext.Provider value={translationOf(language, words)}>{children}</TranslationContext.Provider>;
}

type Namespaces = Namespace | readonly [Namespace, ...Namespace[]];

interface Words<N extends Namespaces> {
  /** Finds keys without a namespace in the first of those that were named. */
  t: TFunction<N extends Namespace ? [N] : N>;
  i18n: Translator;
}

/**
 * The words of some namespaces. A page calls this some hundred times, once in each component: so nothing is made anew, and nothing listens
 * for changes, since another language comes with another provider.
 */
export function useTranslation<const N extends Namespaces = 'common'>(namespaces?: N): Words<N> {
  const translation = useContext(TranslationContext);
  if (!translation) throw new Error('There are no translations here.');
  const { translator, functions } = translation;
  const key = String(namespaces ?? 'common');
  let t = functions.get(key);
  if (!t) {
    t = remembering(translator.getFixedT(null, namespaces ?? 'common') as unknown as Translate);
    functions.set(key, t);
  }
  return { t: t as unknown as Words<N>['t'], i18n: translator };
}
