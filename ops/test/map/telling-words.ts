import path from 'node:path';

/** Counts the words that two paths share, such as those of a feature and of a test of it. */
export function sharedWords(one: string, other: string): number {
  const words = wordsOf(other);
  return [...wordsOf(one)].filter((word) => words.has(word)).length;
}

/** Tells how closely a test is named like an entry: words of its own name count twice, those of its folder once. */
export function kinship(test: string, entry: string): number {
  return sharedWords(test, entry) + sharedWords(path.posix.basename(test), path.posix.basename(entry));
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
