/** Part of a list in words: an item, or the text between two items. */
export type ListedPart<Item> = { item: Item } | { between: string };

/**
 * Joins items as a sentence does. The conjunction depends on how the next item begins ("e" before "Implantación"), so
 * `textOf` returns an item as it is read, without quotes and tags.
 */
export function listedParts<Item>(
  list: Intl.ListFormat,
  items: readonly Item[],
  textOf: (item: Item) => string,
): ListedPart<Item>[] {
  const elements = items.values();
  return list.formatToParts(items.map(textOf)).map(({ type, value }) => {
    const next = type === 'element' ? elements.next() : null;
    return next?.done === false ? { item: next.value } : { between: value };
  });
}
