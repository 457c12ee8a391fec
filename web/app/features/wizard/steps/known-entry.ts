/** What is known of an id as it lies in a draft. Drafts keep what was sent, and that may be called like something that every object has. */
export function knownEntry<Known>(known: Readonly<Record<string, Known>> | undefined, id: string): Known | undefined {
  return known && Object.hasOwn(known, id) ? known[id] : undefined;
}
