import type { Namespace } from '@aval/i18n/catalogues';

/** Words by who needs them; each group is one file a language, which a browser fetches once. */
export const WORD_GROUPS = {
  /** Before signing in. */
  public: ['common', 'shell', 'auth', 'errors', 'validation'],
  /** The first page behind the door brings them all. */
  app: ['home', 'notifications', 'demand', 'list', 'detail', 'decision', 'wizard'],
  /** Of pages that few may open. */
  administration: ['archive', 'accessRecord', 'reminders', 'operations'],
} as const satisfies Record<string, readonly Namespace[]>;

type WordGroup = keyof typeof WORD_GROUPS;

const GROUPS = Object.keys(WORD_GROUPS) as WordGroup[];

function groupOf(namespace: string): WordGroup | undefined {
  return GROUPS.find((group) => WORD_GROUPS[group].some((each) => each === namespace));
}

/** What the built file of a namespace that pages use is called, without its hash. */
export function wordFileName(language: string, namespace: string): string | undefined {
  const group = groupOf(namespace);
  return group && `words-${language}-${group}`;
}

/** The files that hold some namespaces, each once. */
export function wordFileNames(language: string, namespaces: readonly Namespace[]): string[] {
  return [...new Set(namespaces.flatMap((namespace) => wordFileName(language, namespace) ?? []))];
}
