import type { Say } from '@aval/application/catalogues/import/catalogue-import';
import { parseMessage } from '@aval/domain/validation/fields/message';
import { listedParts } from '../../shell/words/listed-parts';
import { useNumbers } from '../../shell/words/numbers';
import { useTranslation } from '../../shell/words/translation';
import { useMessage } from '../../shell/words/use-message';

/** Column of an import file, as the page describes it. */
export interface ShownColumn {
  name: string;
  /** Translation key of its header. */
  label: string;
  say: Say | null;
  isNeeded: boolean;
  /** Allowed values, if limited to a few. */
  choices: readonly string[];
}

/** Describes columns, values and problems of a file in the user's language. */
export function useImportWords(columns: readonly ShownColumn[]) {
  const { t, i18n } = useTranslation('catalogueImport');
  const words = useMessage();
  const numbers = useNumbers();
  const list = new Intl.ListFormat(i18n.language);
  const either = new Intl.ListFormat(i18n.language, { type: 'disjunction' });
  const found = (name: string) => columns.find((column) => column.name === name);
  const quoted = (texts: readonly string[], joined = list) =>
    listedParts(joined, texts, String)
      .map((part) => ('item' in part ? t('quoted', { text: part.item }) : part.between))
      .join('');
  const column = (name: string) => words(found(name)?.label ?? name);
  /** Translates a problem; it refers to columns by name and to the allowed values of its own column. */
  function problem(message: string, inColumn: string | null = null): string {
    const { columns: names, sheets } = parseMessage(message).params;
    const choices = inColumn === null ? [] : (found(inColumn)?.choices ?? []);
    const named = typeof names === 'string' ? names.split(',') : [];
    return words(message, {
      ...(named.length > 0 ? { count: named.length, columns: quoted(named.map(column)) } : {}),
      ...(typeof sheets === 'string' ? { sheets: quoted(sheets.split('\n')) } : {}),
      ...(inColumn === null
        ? {}
        : {
            choices: quoted(
              choices.map((choice) => value(inColumn, choice)),
              either,
            ),
          }),
    });
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
  return { column, problem, value, quoted };
}
