/** Something the person at the keyboard can put right: told in one clear sentence, without a stack, exit code 1. */
export class StartFailure extends Error {
  /** @param {string} sentence */
  constructor(sentence) {
    super(sentence);
    this.name = 'StartFailure';
  }
}

/**
 * Ends the process with the sentence of a StartFailure or of an incomplete environment, or with the whole error when it is one that nobody foresaw.
 * @param {unknown} error
 * @param {number} [exitCode]
 * @returns {never}
 */
export function exitWith(error, exitCode = 1) {
  const isSentence = error instanceof StartFailure || (error instanceof Error && error.name === 'EnvironmentError');
  console.error(isSentence ? `\n${error.message}` : error);
  process.exit(exitCode);
}
