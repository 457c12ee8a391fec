import { createInstance, type i18n } from 'i18next';
import { loadCatalogues, type Namespace, type Resources } from './catalogues';
import type { Language } from './languages';
import { sayNumbersIn } from './numbers';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Resources;
  }
}

/**
 * A fresh i18next instance with the words of the given namespaces; `common` is always there and is the default.
 * One for each request, mail or document: an instance that is shared would change its language under somebody's feet.
 */
export async function createI18n(language: Language, namespaces: readonly Namespace[] = []): Promise<i18n> {
  const wanted = [...new Set<Namespace>(['common', ...namespaces])];
  const instance = createInstance();
  await instance.init({
    lng: language,
    fallbackLng: false,
    defaultNS: 'common',
    ns: wanted,
    resources: { [language]: await loadCatalogues(language, wanted) },
    // React and the document templates escape what they print.
    interpolation: { escapeValue: false },
    returnNull: false,
    initAsync: false,
  });
  sayNumbersIn(instance);
  return instance;
}
