import type { Say } from '@aval/application/catalogues/import/catalogue-import';
import { parseMessage } from '@aval/domain/validation/fields/message';
import { useNumbers } from '../../shell/words/numbers';
import { useTranslation } from '../../shell/words/translation';
import { useMessage } from '../../shell/words/use-message';

/** A column as the page knows it. */
export interface ShownColumn {
  name: string;
  /** The key of its head's words. */
  label: string;
  say: Say | null;
  isNeeded: boolean;
}

/** Columns and values of a file in the reader's words. */
export function useImportWords(columns: readonly ShownColumn[]) {
  const { t, i18n } = useTranslation('catalogueImport');
  const words = useMessage();
  const numbers = useNumbers();
  const list = new Intl.ListFormat(i18n.language);
  const found = (name: string) => columns.find((column) => column.name === name);
  const column = (name: string) => words(found(name)?.label ?? name);
  /** A problem names columns by their names. */
  function problem(message: string): string {
    const { columns: names } = parseMessage(message).params;
    if (typeof names !== 'string') return words(message);
    return words(message, { columns: list.format(names.split(',').map((name) => `«${column(name)}»`)) });
  }
  function value(name: string, given: unknown): string {
    const say = found(name)?.say ?? 'text';
    if (given === null || given === undefined || given === '') return t('empty');
    if (Array.isArray(given)) return given.length === 0 ? t('empty') : list.format(given.map(String));
    if (typeof given === 'boolean') return t(given ? 'yes' : 'no');
    if (say === 'money') return numbers.money(Number(given));
    if (say === 'number') return numbers.plain(Number(given));
    return say === 'text' || say === 'flag' || say === 'list'
      ? String(given)
      : words(`demand:option.${say}.${String(given)}`);
  }
  return { column, problem, value };
}
