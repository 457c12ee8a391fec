import type { Namespace } from '@aval/i18n/catalogues';

/** Words by who needs them; each group is one file a language, which a browser fetches once. */
export const WORD_GROUPS = {
  /** Of every page. */
  frame: ['common', 'shell'],
  /** Of pages with a form, the one by which somebody signs in among them. */
  forms: ['auth', 'errors', 'validation'],
  /** Of pages that nobody sees who has signed in. */
  strangers: ['landing', 'invitationUse'],
  /** Of the frame behind the door and of the list of demands. */
  list: ['home', 'notifications', 'demand', 'list'],
  demands: ['detail', 'decision', 'wizard', 'archive', 'patients'],
  /** Of pages with findings or calculations. */
  congruence: ['congruence', 'clinical', 'report'],
  /** Of the library of regimens and the rules of congruence, which everybody may read. */
  library: ['regimens', 'rules'],
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
    'webhooks',
  ],
} as const satisfies Record<string, readonly Namespace[]>;

/** Where the pages are that say findings; all others begin without these words, which follow. */
const CONGRUENCE_PAGES = /^\/app\/(demands\/|rules\b|companies\/\d+\/rules\b)/;

/** What a page begins with. */
export function beginsWith(path: string, namespace: Namespace): boolean {
  const first = FIRST_WORDS[path];
  if (first) return first.includes(namespace);
  const isOfCongruence = WORD_GROUPS.congruence.some((each) => each === namespace);
  return !isOfCongruence || CONGRUENCE_PAGES.test(path);
}

/** The pages at which people begin, and the words with which these do. What else their readers may need follows; other pages begin with all of it. */
export const FIRST_WORDS: Readonly<Record<string, readonly Namespace[]>> = {
  '/login': [...WORD_GROUPS.frame, ...WORD_GROUPS.forms],
  '/app/demands': [...WORD_GROUPS.frame, ...WORD_GROUPS.list],
};

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
