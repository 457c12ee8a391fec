/** Something that is not as users were told, or as another part says. */
export interface Finding {
  kind: 'lost' | 'doubled' | 'mismatched';
  what: string;
}

/** One comparison: how many things it looked at, and what was wrong with them. */
export interface Comparison {
  name: string;
  compared: number;
  findings: Finding[];
}

export function lost(what: string): Finding {
  return { kind: 'lost', what };
}

export function doubled(what: string): Finding {
  return { kind: 'doubled', what };
}

export function mismatched(what: string): Finding {
  return { kind: 'mismatched', what };
}

/** The same as JSON writes it, whatever the order of its keys. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, content]) => [name, sorted(content)]),
  );
}
