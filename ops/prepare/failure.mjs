/** Failure that the user can correct: one sentence without a stack, exit code 1. */
export class StartFailure extends Error {
  /** @param {string} sentence */
  constructor(sentence) {
    super(sentence);
    this.name = 'StartFailure';
  }
}

/**
 * Messages by error code of the operating system, with the file or program named.
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
 * @returns {string | null} null for an unforeseen error
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
 * Ends the process with one sentence for a failure that the user can correct, or with the whole unforeseen error.
 * @param {unknown} error
 * @param {number} [exitCode]
 * @returns {never}
 */
export function exitWith(error, exitCode = 1) {
  const sentence = sentenceOf(error);
  console.error(sentence === null ? error : `\n${sentence}`);
  process.exit(exitCode);
}
