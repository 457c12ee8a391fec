import { wordFileName } from '../app/shell/words/word-groups';

/** Files that are no namespace of their own, and the namespace with which each is needed. */
const PARTS: Readonly<Record<string, string>> = { roles: 'shell', demandFields: 'demand', demandOptions: 'demand' };

/** Words of mails, documents and the API: left to themselves they would lie among the scripts of pages, which are put together by size. */
const OF_NO_PAGE = 'words-of-no-page';

/** The file of scripts in which a file of words is built: those of one language that the same readers need are one. */
export function wordsTogether(id: string): string | undefined {
  const [, language = '', file] = /\/i18n\/(\w+)\/(?:[\w-]+\/)?([\w-]+)\.ts$/.exec(id) ?? [];
  if (file === undefined) return undefined;
  const name = file.replaceAll(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());
  return wordFileName(language, PARTS[name] ?? name) ?? OF_NO_PAGE;
}
