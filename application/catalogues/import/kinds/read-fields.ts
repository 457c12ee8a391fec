import type { OptionSet } from '@aval/domain/catalogue/options';
import { isRouteOffered } from '@aval/domain/catalogue/options';
import type { Fold, ReadField, RowCells } from '../catalogue-import';
import { ISSUES } from '../messages';
import { type ImportWords, plainWord } from '../words';

/** Reads a cell without conversion. */
export function plainField(column: string) {
  return (cells: RowCells): ReadField => (cells[column] === undefined ? undefined : { value: cells[column] });
}

/**
 * Reads an option by its word in any language, or by its stored value. When a word fits several options, an entry keeps
 * its own.
 */
export function choiceField<Entry>(
  { options }: ImportWords,
  { column, set, stored }: { column: string; set: OptionSet; stored: (entry: Entry) => string },
) {
  return (cells: RowCells, entry: Entry | null): ReadField => {
    const cell = cells[column];
    if (cell === undefined || cell === null) return plainField(column)(cells);
    const found = options(set, String(cell));
    const kept = entry && found.find((option) => option === stored(entry));
    const value = kept ?? found.find((option) => isRouteOffered(option, ''));
    return value === undefined ? { issue: { column, message: ISSUES.choice } } : { value };
  };
}

const YES = new Set(['si', 's', 'yes', 'y', 'true', 'verdadero', '1', 'x']);
const NO = new Set(['no', 'n', 'false', 'falso', '0']);

export function flagField(column: string) {
  return (cells: RowCells): ReadField => {
    const cell = cells[column];
    if (cell === undefined) return undefined;
    const word = plainWord(String(cell ?? ''));
    if (YES.has(word)) return { value: true };
    return NO.has(word) ? { value: false } : { issue: { column, message: ISSUES.yesOrNo } };
  };
}

/** Indexes things by name, as the database compares names; several may share one. */
export function byName<Thing>(things: readonly Thing[], namesOf: (thing: Thing) => string[], fold: Fold) {
  const named = new Map<string, Thing[]>();
  for (const thing of things) {
    for (const name of new Set(namesOf(thing).map(fold))) {
      const others = named.get(name);
      if (others) others.push(thing);
      else named.set(name, [thing]);
    }
  }
  return (text: string | number): readonly Thing[] => named.get(fold(String(text))) ?? [];
}

/** Returns the text of a cell; null when it is empty or its column is absent. */
export function cellOf(cells: RowCells, column: string): string | null {
  const cell = cells[column];
  return cell === undefined || cell === null ? null : String(cell);
}
