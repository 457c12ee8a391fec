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

/** The group of a namespace that pages use. */
export function wordGroupOf(namespace: string): WordGroup | undefined {
  return (Object.keys(WORD_GROUPS) as WordGroup[]).find((group) =>
    WORD_GROUPS[group].some((each) => each === namespace),
  );
}
