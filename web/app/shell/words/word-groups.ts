import type { Namespace } from '@aval/i18n/catalogues';

/** Words by who needs them; each group is one file a language, which a browser fetches once. */
export const WORD_GROUPS = {
  /** Before signing in. */
  public: ['common', 'shell', 'auth', 'errors', 'validation'],
  /** Of pages that nobody sees who has signed in. */
  strangers: ['landing', 'invitationUse'],
  /** The first page behind the door brings them all. */
  app: ['home', 'notifications', 'demand', 'list', 'detail', 'decision', 'wizard', 'archive', 'patients'],
  /** Of one page. */
  account: ['account'],
  /** Of pages that admin roles alone may open. */
  administration: [
    'companies',
    'companyTexts',
    'catalogues',
    'catalogueImport',
    'drugs',
    'codes',
    'centers',
    'invitations',
    'accessRecord',
    'changes',
    'presentations',
    'reminders',
    'operations',
    'users',
  ],
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
