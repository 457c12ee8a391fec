/** Something the person at the keyboard can put right: told in one clear sentence, without a stack, exit code 1. */
export class StartFailure extends Error {
  /** @param {string} sentence */
  constructor(sentence) {
    super(sentence);
    this.name = 'StartFailure';
  }
}

/**
 * What the operating system refuses, by its code, of the file or program that it names.
 * @type {Readonly<Record<string, (what: string) => string>>}
 */
const REFUSALS = {
  EACCES: (what) => `This user has no permission for ${what}.`,
  EPERM: (what) => `This user has no permission for ${what}.`,
  EROFS: (what) => `${what} lies on a disk that can only be read.`,
  ENOSPC: (what) => `There is no room left on the disk of ${what}.`,
  EDQUOT: (what) => `There is no room left for this user on the disk of ${what}.`,
  ENOTDIR: (what) => `${what} cannot be made: a part of this path is a file and not a folder.`,
};

/**
 * @param {unknown} error
 * @returns {string | null} null for an error that nobody foresaw
 */
function sentenceOf(error) {
  if (!(error instanceof Error)) return null;
  // An incomplete environment names what is missing.
  if (error instanceof StartFailure || error.name === 'EnvironmentError') return error.message;
  if (!('code' in error)) return null;
  const { code, path, syscall } = /** @type {NodeJS.ErrnoException} */ (error);
  const what = path ?? 'what it writes to';
  if (code === 'ENOENT' && syscall?.startsWith('spawn')) return `The program "${what}" is needed and not there.`;
  return REFUSALS[code ?? '']?.(what) ?? null;
}

/**
 * Ends the process with one sentence for what the person at the keyboard can put right, or with the whole error when it is one that nobody foresaw.
 * @param {unknown} error
 * @param {number} [exitCode]
 * @returns {never}
 */
export function exitWith(error, exitCode = 1) {
  const sentence = sentenceOf(error);
  console.error(sentence === null ? error : `\n${sentence}`);
  process.exit(exitCode);
}
