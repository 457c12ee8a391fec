/** Label of an entry's field, and the wording of its values. */
export interface FieldWords {
  label: string;
  /** Formats a stored value that is not readable as it is. */
  say?: (stored: string) => string;
  /** Wording of an empty value, such as "No" for a checkbox. */
  none?: string;
  /** Plain text by default; `several` for items added and removed one by one, `unseen` for a picture or a secret. */
  kind?: 'several' | 'unseen';
}

/** Words of each field of a form; null for fields that only say how the entry is saved. */
export type EntryWords<Input> = { readonly [Name in keyof Input & string]: FieldWords | null };

/** Words of each part of a form whose fields are groups. */
export type PartWords<Input> = { readonly [Part in `${keyof Input & string}.${string}`]: FieldWords };

export type FieldChange = { name: string; label: string } & (
  | { kind: 'text'; before: string; after: string }
  | { kind: 'several'; added: string[]; removed: string[] }
  | { kind: 'unseen'; isGone: boolean; said: string | null }
);

/** Flattens groups to the names of their form fields, such as "pending_analysis.every". */
export function flatFields(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, held]): [string, unknown][] =>
      isGroup(held) ? Object.entries(held).map(([part, value]) => [`${name}.${part}`, value]) : [[name, held]],
    ),
  );
}

function isGroup(held: unknown): held is Readonly<Record<string, unknown>> {
  return typeof held === 'object' && held !== null && Object.getPrototypeOf(held) === Object.prototype;
}

interface Compared {
  words: Readonly<Record<string, FieldWords | null>>;
  stored: Readonly<Record<string, unknown>>;
  typed: Readonly<Record<string, unknown>>;
  /** Returns the name of a value found by a search; null when unknown. */
  nameOf?: (field: string, value: string) => string | null;
}

/** Returns the changes that saving would make, in the order of the words. Source: docs/rules.md 5.39. */
export function changedFields({ words, stored, typed, nameOf = () => null }: Compared): FieldChange[] {
  return Object.entries(words).flatMap(([name, field]): FieldChange[] => {
    if (field === null) return [];
    const { label, say = (text: string) => text, none = '', kind = 'text' } = field;
    const [before, after] = [valuesIn(stored[name]), valuesIn(typed[name])];
    const called = (value: string) => nameOf(name, value) ?? say(value);
    if (kind === 'several') {
      const added = after.filter((value) => !before.includes(value)).map(called);
      const removed = before.filter((value) => !after.includes(value)).map(called);
      return added.length + removed.length > 0 ? [{ name, label, kind, added, removed }] : [];
    }
    const [one, other] = [before.join(), after.join()];
    if (one === other) return [];
    if (kind === 'unseen')
      return [{ name, label, kind, isGone: other === '', said: field.say && other !== '' ? say(other) : null }];
    const inWords = (text: string) => (text === '' ? none : called(text));
    return [{ name, label, kind, before: inWords(one), after: inWords(other) }];
  });
}

/** Counts changes; each added or removed item counts as one. */
export function countChanges(changes: readonly FieldChange[]): number {
  return changes.reduce(
    (count, change) => count + (change.kind === 'several' ? change.added.length + change.removed.length : 1),
    0,
  );
}

/** Returns the values as a form submits them: none, one or several texts, with normalised line endings. */
export function valuesIn(held: unknown): string[] {
  const all = Array.isArray(held) ? held : [held];
  return all.flatMap((value) => (value == null || value === '' ? [] : [textOf(value).replaceAll('\r\n', '\n')]));
}

/** Serialises a list row regardless of key order; empty values are left out because forms do not submit them. */
function textOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  const sent = Object.entries(value).filter(([, held]) => valuesIn(held).length > 0);
  return JSON.stringify(sent.map(([name, held]) => [name, ...valuesIn(held)]).sort());
}

/** Returns whether a form would submit equal values. */
export function isSame(one: unknown, other: unknown): boolean {
  return sentAs(one) === sentAs(other);
}

/** An unchecked checkbox submits nothing; a checked one counts as "on" whatever its value. */
function sentAs(held: unknown): string {
  const values = valuesIn(held === false ? null : held === true ? 'on' : held);
  return values.sort().join('\n');
}
