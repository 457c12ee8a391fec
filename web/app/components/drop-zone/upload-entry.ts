import { readDescription } from '@aval/domain/validation/dialogs/file-description';

/** A file that the server has. */
export interface KeptFile {
  mediaId: string;
  filename: string;
  size: number;
  /** Where it belongs to a demand already. */
  attachmentId?: number;
  /** Where it stands among the files of the demand. */
  place?: number;
}

export type UploadState =
  /** Its turn has not come. */
  | { kind: 'waiting' }
  | { kind: 'going'; sent: number; secondsLeft: number | null }
  | { kind: 'kept'; file: KeptFile }
  /** The same file is not taken, however often it is tried. */
  | { kind: 'refused'; message: string }
  /** It lies in the browser still, and can be sent again. */
  | { kind: 'stopped'; reason: 'lost' | 'unchecked' | 'signed_out' | 'obliged' };

/** A file that was chosen, with what became of it. */
export interface UploadEntry {
  /** Also its place: what is chosen later has the greater one. */
  key: number;
  name: string;
  size: number;
  description: string;
  state: UploadState;
}

/** What is missing before a form with these files can be sent. */
export interface MissingPart {
  key: number;
  name: string;
  kind: 'end' | 'description' | 'shortening' | 'retry' | 'removal';
}

/** Of a file that belongs to a demand already. */
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

/** In the order of the rows; a file that is on its way may lack its description too. */
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

/** The first second says too little about a connection. */
const KNOWN_AFTER_MS = 1_000;

/** How long the rest of a file takes at the speed so far; null while nobody knows. */
export function secondsLeft({ sent, size, elapsedMs }: { sent: number; size: number; elapsedMs: number }) {
  if (sent === 0 || elapsedMs < KNOWN_AFTER_MS) return null;
  return Math.ceil(((size - sent) * elapsedMs) / sent / 1_000);
}
