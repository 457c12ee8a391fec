/** Why a document could not be made; words for each are in the `errors` namespace (`document.<code>`). */
export const DOCUMENT_FAILURES = [
  'effect_missing',
  'version_unreadable',
  'renderer_unavailable',
  'renderer_timeout',
  'renderer_failed',
  'storage_unavailable',
] as const;
export type DocumentFailureCode = (typeof DOCUMENT_FAILURES)[number];

/** What can never succeed by trying again. Source: docs/rules.md 8.16. */
const FINAL: ReadonlySet<DocumentFailureCode> = new Set(['effect_missing', 'version_unreadable']);

/** Carries a code out of the maker of documents; its cause stays in the log of this process. */
export class DocumentFailure extends Error {
  override name = 'DocumentFailure';

  constructor(
    readonly code: DocumentFailureCode,
    cause?: unknown,
  ) {
    super(code, { cause });
  }

  get retryable(): boolean {
    return !FINAL.has(this.code);
  }
}
