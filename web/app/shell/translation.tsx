import type {} from '@aval/i18n/instance';
import type { Language } from '@aval/i18n/languages';
import { createInstance, type i18n as Translator } from 'i18next';
import { type ReactNode, useMemo } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';

/** One instance per request and page: a global one would mix the languages of two requests. */
function createTranslator(language: Language, translations: Readonly<Record<string, object>>): Translator {
  const translator = createInstance();
  translator.use(initReactI18next).init({
    lng: language,
    resources: { [language]: translations },
    ns: Object.keys(translations),
    defaultNS: 'common',
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return translator;
}

interface TranslationProviderProps {
  language: Language;
  translations: Readonly<Record<string, object>>;
  children: ReactNode;
}

export function TranslationProvider({ language, translations, children }: TranslationProviderProps) {
  const translator = useMemo(() => createTranslator(language, translations), [language, translations]);
  return <I18nextProvider i18n={translator}>{children}</I18nextProvider>;
}
