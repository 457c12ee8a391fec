/** Counts the words that two paths share, such as those of a feature and of a test of it. */
export function sharedWords(one: string, other: string): number {
  const words = wordsOf(other);
  return [...wordsOf(one)].filter((word) => words.has(word)).length;
}

/** Returns the telling words of a path, in the singular. */
function wordsOf(file: string): Set<string> {
  const telling = file.replace(/^(e2e\/specs|web\/(app\/(features|routes)|api|security)|[a-z]+)\/|\.[a-z.]+$/g, '');
  return new Set(
    telling
      .split(/[^a-z]+/)
      .filter((word) => word.length > 3)
      .map((word) => word.replace(/s$/, '')),
  );
}
