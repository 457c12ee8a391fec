import { wordFileName } from '../app/shell/words/word-groups';

/** Files that are part of a namespace, with that namespace. */
const PARTS: Readonly<Record<string, string>> = { roles: 'shell', demandFields: 'demand', demandOptions: 'demand' };

/** Texts of mails, documents and the API; otherwise Rollup would merge them by size into the scripts of pages. */
const OF_NO_PAGE = 'words-of-no-page';

/** Returns the chunk of a text file: texts of one language and one group of readers are one file. */
export function wordsTogether(id: string): string | undefined {
  const [, language = '', file] = /\/i18n\/(\w+)\/(?:[\w-]+\/)?([\w-]+)\.ts$/.exec(id) ?? [];
  if (file === undefined) return undefined;
  const name = file.replaceAll(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());
  return wordFileName(language, PARTS[name] ?? name) ?? OF_NO_PAGE;
}
