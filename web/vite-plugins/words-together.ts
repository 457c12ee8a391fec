import { wordFileName } from '../app/shell/words/word-groups';

/** The file of scripts in which a file of words is built: those of one language that the same readers need are one. */
export function wordsTogether(id: string): string | undefined {
  const [, language = '', file = ''] = /\/i18n\/(\w+)\/(?:[\w-]+\/)?([\w-]+)\.ts$/.exec(id) ?? [];
  const namespace = file.replaceAll(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());
  return wordFileName(language, namespace);
}
