/** Codes of failed documents; the `errors` namespace words each as `document.<code>`. */
export const DOCUMENT_FAILURES = [
  'effect_missing',
  'version_unreadable',
  'renderer_unavailable',
  'renderer_timeout',
  'renderer_failed',
  'storage_unavailable',
] as const;
export type DocumentFailureCode = (typeof DOCUMENT_FAILURES)[number];

/** Codes that a retry cannot cure. Source: docs/rules.md 8.16. */
const FINAL: ReadonlySet<DocumentFailureCode> = new Set(['effect_missing', 'version_unreadable']);

/** Carries a code out of document rendering; its cause stays in this process's log. */
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
