import type { Namespace } from '@aval/i18n/catalogues';
import type {} from '@aval/i18n/instance';
import { sayNumbersIn } from '@aval/i18n/numbers';
import { createInstance, type TFunction, type i18n as Translator } from 'i18next';
import { createContext, type ReactNode, useCallback, useContext } from 'react';
import { isNamespace, type PageSpeech, requireWords } from './words';

type Translate = (key: unknown, ...values: unknown[]) => unknown;

/** Translator with its `t` functions by namespace. */
interface Translation {
  translator: Translator;
  functions: Map<string, Translate>;
  /** Adds the texts of a namespace to the translator, or suspends until they are loaded. */
  bring: (namespace: Namespace) => void;
}

/** Cached translators, which never change: on the server by language and namespaces, in a browser by language. */
const translations = new Map<string, Translation>();

function translationOf(speech: PageSpeech): Translation {
  const name = typeof document === 'undefined' ? [speech.language, ...speech.namespaces].join(' ') : speech.language;
  const known = translations.get(name);
  if (known) return known;
  const translation = translationInto(speech);
  translations.set(name, translation);
  return translation;
}

function translationInto(speech: PageSpeech): Translation {
  const { language } = speech;
  const translator = createInstance();
  translator.init({
    lng: language,
    resources: { [language]: {} },
    ns: [],
    defaultNS: 'common',
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  sayNumbersIn(translator);
  function bring(namespace: Namespace) {
    if (translator.hasResourceBundle(language, namespace)) return;
    // Words are shared by reference instead of copied per translator.
    const words = requireWords(namespace, speech);
    translator.addResourceBundle(language, namespace, words, false, false, { silent: true, skipCopy: true });
  }
  return { translator, functions: new Map(), bring };
}

/**
 * Highest count that is cached. Lists repeat small numbers (days, cycles, hours); caching arbitrary sums would grow
 * without limit.
 */
const HIGHEST_REMEMBERED_COUNT = 400;

/**
 * Caches texts without parameters or with a small count, so that i18next resolves key, plural and nesting only once.
 */
function remembering(translate: Translate): Translate {
  const found = new Map<string, unknown>();
  return (key, ...values) => {
    const name = rememberedName(key, values);
    if (name === null) return translate(key, ...values);
    const known = found.get(name);
    if (known !== undefined) return known;
    const words = translate(key, ...values);
    // A key without text is returned as it is; caching these would grow without limit.
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
  speech: PageSpeech;
  children: ReactNode;
}

export function TranslationProvider({ speech, children }: TranslationProviderProps) {
  return <TranslationContext.Provider value={translationOf(speech)}>{children}</TranslationContext.Provider>;
}

function useTranslationAtHand(): Translation {
  const translation = useContext(TranslationContext);
  if (!translation) throw new Error('There are no translations here.');
  return translation;
}

/** Returns a function that loads the namespace of a key that comes from elsewhere. */
export function useNamespaceOf(): (key: string) => void {
  const { bring } = useTranslationAtHand();
  return useCallback(
    (key) => {
      const [namespace = ''] = key.split(':');
      if (isNamespace(namespace)) bring(namespace);
    },
    [bring],
  );
}

type Namespaces = Namespace | readonly [Namespace, ...Namespace[]];

function namespacesIn(namespaces: Namespaces = 'common'): readonly Namespace[] {
  return typeof namespaces === 'string' ? [namespaces] : namespaces;
}

interface Words<N extends Namespaces> {
  /** Resolves keys without a namespace in the first of the given namespaces. */
  t: TFunction<N extends Namespace ? [N] : N>;
  i18n: Translator;
}

/**
 * Translations of some namespaces. A page calls this some hundred times, so results are cached and there are no change
 * listeners: another language comes with another provider.
 */
export function useTranslation<const N extends Namespaces = 'common'>(namespaces?: N): Words<N> {
  const { translator, functions, bring } = useTranslationAtHand();
  const key = String(namespaces ?? 'common');
  let t = functions.get(key);
  if (!t) {
    for (const namespace of namespacesIn(namespaces)) bring(namespace);
    t = remembering(translator.getFixedT(null, namespacesIn(namespaces)) as unknown as Translate);
    functions.set(key, t);
  }
  return { t: t as unknown as Words<N>['t'], i18n: translator };
}
