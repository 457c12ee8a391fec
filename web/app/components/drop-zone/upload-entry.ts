import { readDescription } from '@aval/domain/validation/dialogs/file-description';

/** File stored on the server. */
export interface KeptFile {
  mediaId: string;
  filename: string;
  size: number;
  /** Id of the attachment, if the file belongs to a demand already. */
  attachmentId?: number;
  /** Position among the demand's files. */
  place?: number;
}

export type UploadState =
  /** Queued. */
  | { kind: 'waiting' }
  | { kind: 'going'; sent: number; secondsLeft: number | null }
  | { kind: 'kept'; file: KeptFile }
  /** Refused for good: sending the same file again would fail too. */
  | { kind: 'refused'; message: string }
  /** Upload failed; the file is still in the browser and can be sent again. */
  | { kind: 'stopped'; reason: 'lost' | 'unchecked' | 'signed_out' | 'obliged' };

/** Chosen file with the state of its upload. */
export interface UploadEntry {
  /** Key that also defines the order: files chosen later have greater keys. */
  key: number;
  name: string;
  size: number;
  description: string;
  state: UploadState;
}

/** Missing step before the form can be submitted. */
export interface MissingPart {
  key: number;
  name: string;
  kind: 'end' | 'description' | 'shortening' | 'retry' | 'removal';
}

/** Returns the attachment id of a file that belongs to a demand already. */
export function attachmentIdOf({ state }: UploadEntry): number | undefined {
  return state.kind === 'kept' ? state.file.attachmentId : undefined;
}

export function isUnderWay({ state }: UploadEntry): boolean {
  return state.kind === 'waiting' || state.kind === 'going';
}

function lackOf(read: ReturnType<typeof readDescription>): ('description' | 'shortening')[] {
  if ('refused' in read) return ['shortening'];
  return read.text === '' ? ['description'] : [];
}

/** Returns the missing parts in row order; an uploading file may lack its description too. */
export function missingParts(entries: readonly UploadEntry[]): MissingPart[] {
  return entries.flatMap((entry) => {
    const { key, name, state, description } = entry;
    const part = (kind: MissingPart['kind']) => ({ key, name, kind });
    if (state.kind === 'refused') return part('removal');
    return [
      ...(isUnderWay(entry) ? [part('end')] : state.kind === 'stopped' ? [part('retry')] : []),
      ...lackOf(readDescription(description)).map(part),
    ];
  });
}

/** Minimum time, in ms, before the measured speed is used for an estimate. */
const KNOWN_AFTER_MS = 1_000;

/** Returns the estimated seconds left at the average speed so far; null while too little is known. */
export function secondsLeft({ sent, size, elapsedMs }: { sent: number; size: number; elapsedMs: number }) {
  if (sent === 0 || elapsedMs < KNOWN_AFTER_MS) return null;
  return Math.ceil(((size - sent) * elapsedMs) / sent / 1_000);
}
