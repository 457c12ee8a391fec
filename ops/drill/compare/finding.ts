/** Difference between what users were told and what is stored, or between two stored facts. */
export interface Finding {
  kind: 'lost' | 'doubled' | 'mismatched';
  what: string;
}

/** Result of a comparison: number of items compared and their findings. */
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

/** Compares two values by their JSON, regardless of the order of keys. */
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
