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
 * Creates an i18next instance with the given namespaces; `common` is always included and is the default. Each request,
 * mail or document needs its own: a shared instance would change its language during use.
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
    // React and the document templates escape their output.
    interpolation: { escapeValue: false },
    returnNull: false,
    initAsync: false,
  });
  sayNumbersIn(instance);
  return instance;
}
