/**
 * Looks up an id of a draft among own properties only: drafts keep any submitted text, which may equal an inherited
 * property's name.
 */
export function knownEntry<Known>(known: Readonly<Record<string, Known>> | undefined, id: string): Known | undefined {
  return known && Object.hasOwn(known, id) ? known[id] : undefined;
}
