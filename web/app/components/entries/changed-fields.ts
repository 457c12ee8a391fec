/** What a field of an entry is called, and how what it holds is put into words. */
export interface FieldWords {
  label: string;
  /** Of what is stored, where that is not what people read. */
  say?: (stored: string) => string;
  /** That it holds nothing, where that is more than an empty field: of a box "No". */
  none?: string;
  /** One text, unless said: several that are added and removed one by one, or what nobody reads, a picture or a secret. */
  kind?: 'several' | 'unseen';
}

/** Of each field of a form; null for what is no datum of the entry but says how it is saved. */
export type EntryWords<Input> = { readonly [Name in keyof Input & string]: FieldWords | null };

/** Of a form whose fields are groups: of each part of them. */
export type PartWords<Input> = { readonly [Part in `${keyof Input & string}.${string}`]: FieldWords };

export type FieldChange = { name: string; label: string } & (
  | { kind: 'text'; before: string; after: string }
  | { kind: 'several'; added: string[]; removed: string[] }
  | { kind: 'unseen'; isGone: boolean; said: string | null }
);

/** Fields of a group stand for themselves, by their names in the form: "pending_analysis.every". */
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
  /** Of a value that was found by a search what it is called; null where that is not known. */
  nameOf?: (field: string, value: string) => string | null;
}

/** What saving would change, in the order of the words. Source: docs/rules.md 5.39. */
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

/** Each of several that is added or removed is a change of its own. */
export function countChanges(changes: readonly FieldChange[]): number {
  return changes.reduce(
    (count, change) => count + (change.kind === 'several' ? change.added.length + change.removed.length : 1),
    0,
  );
}

/** As a form sends it: nothing, one or several texts, whose lines a browser ends in its own way. */
export function valuesIn(held: unknown): string[] {
  const all = Array.isArray(held) ? held : [held];
  return all.flatMap((value) => (value == null || value === '' ? [] : [textOf(value).replaceAll('\r\n', '\n')]));
}

/** One of a list of several fields, in whatever order they come; what is empty in it is not sent. */
function textOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  const sent = Object.entries(value).filter(([, held]) => valuesIn(held).length > 0);
  return JSON.stringify(sent.map(([name, held]) => [name, ...valuesIn(held)]).sort());
}

/** Whether a form would send the same. */
export function isSame(one: unknown, other: unknown): boolean {
  return sentAs(one) === sentAs(other);
}

/** A box that is off sends nothing, and one that is on whatever its value is. */
function sentAs(held: unknown): string {
  const values = valuesIn(held === false ? null : held === true ? 'on' : held);
  return values.sort().join('\n');
}
