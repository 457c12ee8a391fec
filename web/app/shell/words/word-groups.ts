import type { Namespace } from '@aval/i18n/catalogues';

/** Namespaces by use; each group is one file per language, which browsers cache. */
export const WORD_GROUPS = {
  /** Every page. */
  frame: ['common', 'shell'],
  /** Pages with a form, including sign-in. */
  forms: ['auth', 'errors', 'validation'],
  /** Pages for anonymous users only. */
  anonymous: ['landing', 'invitationUse'],
  /** Frame of signed-in pages and list of demands. */
  list: ['home', 'notifications', 'demand', 'list'],
  demands: ['detail', 'decision', 'wizard', 'archive', 'patients'],
  /** Pages with findings or calculations. */
  congruence: ['congruence', 'clinical', 'report'],
  /** Regimen library and congruence rules, which every role may read. */
  library: ['regimens', 'rules'],
  /** Account page. */
  account: ['account'],
  /** Pages for admin roles only. */
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
    'securityRecord',
    'presentations',
    'reminders',
    'operations',
    'users',
    'webhooks',
  ],
} as const satisfies Record<string, readonly Namespace[]>;

/** Pages that display findings or lifetime doses; others load these texts later. */
const CONGRUENCE_PAGES = /^\/app\/(demands\/|patients\/\d+\/?$|rules\b|companies\/\d+\/rules\b)/;

/** Returns whether the page needs the namespace at first. */
export function beginsWith(path: string, namespace: Namespace): boolean {
  const first = FIRST_WORDS[path];
  if (first) return first.includes(namespace);
  const isOfCongruence = WORD_GROUPS.congruence.some((each) => each === namespace);
  return !isOfCongruence || CONGRUENCE_PAGES.test(path);
}

/** Entry pages with the namespaces they need at first; further ones follow. Other pages start with all of them. */
export const FIRST_WORDS: Readonly<Record<string, readonly Namespace[]>> = {
  '/login': [...WORD_GROUPS.frame, ...WORD_GROUPS.forms],
  '/app/demands': [...WORD_GROUPS.frame, ...WORD_GROUPS.list],
};

type WordGroup = keyof typeof WORD_GROUPS;

const GROUPS = Object.keys(WORD_GROUPS) as WordGroup[];

function groupOf(namespace: string): WordGroup | undefined {
  return GROUPS.find((group) => WORD_GROUPS[group].some((each) => each === namespace));
}

/** Returns the name of a namespace's built file, without the hash. */
export function wordFileName(language: string, namespace: string): string | undefined {
  const group = groupOf(namespace);
  return group && `words-${language}-${group}`;
}

/** Returns the names of the files that contain the namespaces, without duplicates. */
export function wordFileNames(language: string, namespaces: readonly Namespace[]): string[] {
  return [...new Set(namespaces.flatMap((namespace) => wordFileName(language, namespace) ?? []))];
}
