/** Something the person at the keyboard can put right: told in one clear sentence, without a stack, exit code 1. */
export class StartFailure extends Error {
  /** @param {string} sentence */
  constructor(sentence) {
    super(sentence);
    this.name = 'StartFailure';
  }
}

/**
 * Ends the process with the sentence of a StartFailure, or with the whole error when it is one that nobody foresaw.
 * @param {unknown} error
 * @param {number} [exitCode]
 * @returns {never}
 */
export function exitWith(error, exitCode = 1) {
  console.error(error instanceof StartFailure ? `\n${error.message}` : error);
  process.exit(exitCode);
}
