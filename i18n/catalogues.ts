import type { Language } from './languages';

/**
 * All namespaces. A new one is a file `es/<name>.ts`, a file `en/<name>.ts` and a line here. Each is loaded on its own,
 * so that a page carries only the words it uses.
 */
export const CATALOGUES = {
  accessRecord: { es: () => import('./es/access-record'), en: () => import('./en/access-record') },
  archive: { es: () => import('./es/archive'), en: () => import('./en/archive') },
  auth: { es: () => import('./es/auth'), en: () => import('./en/auth') },
  common: { es: () => import('./es/common'), en: () => import('./en/common') },
  decision: { es: () => import('./es/decision'), en: () => import('./en/decision') },
  demand: { es: () => import('./es/demand'), en: () => import('./en/demand') },
  detail: { es: () => import('./es/detail'), en: () => import('./en/detail') },
  document: { es: () => import('./es/document'), en: () => import('./en/document') },
  errors: { es: () => import('./es/errors'), en: () => import('./en/errors') },
  home: { es: () => import('./es/home'), en: () => import('./en/home') },
  mail: { es: () => import('./es/mail'), en: () => import('./en/mail') },
  list: { es: () => import('./es/list'), en: () => import('./en/list') },
  notifications: { es: () => import('./es/notifications'), en: () => import('./en/notifications') },
  operations: { es: () => import('./es/operations'), en: () => import('./en/operations') },
  reminders: { es: () => import('./es/reminders'), en: () => import('./en/reminders') },
  shell: { es: () => import('./es/shell'), en: () => import('./en/shell') },
  validation: { es: () => import('./es/validation'), en: () => import('./en/validation') },
  wizard: { es: () => import('./es/wizard'), en: () => import('./en/wizard') },
};

export type Namespace = keyof typeof CATALOGUES;
export const NAMESPACES = Object.keys(CATALOGUES) as Namespace[];

type Loaded<N extends Namespace> = Awaited<ReturnType<(typeof CATALOGUES)[N]['es']>>['default'];
/** The Spanish catalogue is the model of the keys. */
export type Resources = { [N in Namespace]: Loaded<N> };

/** The same keys as a catalogue, with other words. */
export type Translated<T> = { [K in keyof T]: T[K] extends string ? string : Translated<T[K]> };

/** The catalogues of some namespaces in one language. */
export async function loadCatalogues(
  language: Language,
  namespaces: readonly Namespace[],
): Promise<Partial<Resources>> {
  const entries = await Promise.all(
    namespaces.map(async (namespace) => [namespace, (await CATALOGUES[namespace][language]()).default] as const),
  );
  return Object.fromEntries(entries);
}
