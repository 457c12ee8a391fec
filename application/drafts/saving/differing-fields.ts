import type { Typed } from './typed-values';

/**
 * Returns the names of the fields that two forms of a step have differently, such as `chemotherapy.drugs[0].dose`. A
 * field left out is one left empty.
 */
export function differingFields(one: Typed | undefined, other: Typed | undefined, name = ''): string[] {
  if (isLeaf(one) && isLeaf(other)) return (one ?? '') === (other ?? '') ? [] : [name];
  const isList = Array.isArray(one) || Array.isArray(other);
  const keys = new Set([...keysOf(one), ...keysOf(other)]);
  return [...keys].flatMap((key) =>
    differingFields(fieldOf(one, key), fieldOf(other, key), isList ? `${name}[${key}]` : name ? `${name}.${key}` : key),
  );
}

function isLeaf(value: Typed | undefined): value is string | undefined {
  return value === undefined || typeof value === 'string';
}

function keysOf(value: Typed | undefined): string[] {
  return isLeaf(value) ? [] : Object.keys(value);
}

function fieldOf(value: Typed | undefined, key: string): Typed | undefined {
  return isLeaf(value) ? undefined : (Reflect.get(value, key) as Typed | undefined);
}
