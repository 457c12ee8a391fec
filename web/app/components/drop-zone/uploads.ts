import {
  BYTES_OF_A_FILE,
  MEGABYTES_OF_A_FILE,
  MOST_ATTACHMENTS,
} from '@aval/domain/validation/dialogs/attachment-limits';
import { message } from '@aval/domain/validation/fields/message';
import type { SendOptions, SentAnswer } from './send-file';
import { type KeptFile, secondsLeft, type UploadEntry, type UploadState } from './upload-entry';

/** Stored file with its description. */
export interface DescribedFile extends KeptFile {
  description: string;
}

interface UploadsOptions {
  /** Uploads one file. */
  send: (file: File, options: SendOptions) => Promise<SentAnswer>;
  /**
   * Deletes a file from the server; resolves to false when it remains there. Without this option, the server removes
   * unreferenced files itself.
   */
  discard?: (file: KeptFile, key: number) => Promise<boolean>;
  /** Files stored already. */
  kept?: readonly DescribedFile[];
  /** Maximum number of files. */
  most?: number;
  now?: () => number;
  later?: (work: () => void, pauseMs: number) => void;
}

/** Files of one form. Each uploads as soon as it is chosen, in order. */
export interface Uploads {
  entries: () => readonly UploadEntry[];
  subscribe: (listener: () => void) => () => void;
  add: (files: readonly File[]) => void;
  describe: (key: number, description: string) => void;
  /** Sends a stopped file again. */
  retry: (key: number) => void;
  /**
   * Removes a row, aborts its upload and deletes the file from the server. Resolves to false when the file has to stay.
   */
  remove: (key: number) => Promise<boolean>;
  /** Resolves when the server has discarded all removed files. */
  settled: () => Promise<void>;
  /**
   * Synchronises with the server's files: adds rows for files added elsewhere and removes rows of files deleted
   * elsewhere.
   */
  follow: (kept: readonly DescribedFile[]) => void;
  /** Cancels running and queued uploads. */
  stop: () => void;
}

const AT_ONCE = 2;
/** Interval, in ms, between progress updates; faster ones cannot be read. */
const TOLD_EVERY_MS = 200;
const BUSY_PAUSE_MS = 2_000;

/** Upload of one file. */
interface Way {
  stop: AbortController;
  /** The whole file was transmitted, so aborting may no longer prevent that the server stores it. */
  isSent: boolean;
  /** Resolves when the upload has ended, with any result. */
  over: Promise<void>;
}

export function createUploads(options: UploadsOptions): Uploads {
  const { send, discard, kept = [], most = MOST_ATTACHMENTS, now = Date.now, later = setTimeout } = options;
  const listeners = new Set<() => void>();
  const files = new Map<number, File>();
  const ways = new Map<number, Way>();
  const leaving = new Set<Promise<unknown>>();
  const known = knownAttachments();
  let lastKey = 0;
  known.see(kept);
  let entries: readonly UploadEntry[] = kept.map(keptEntry);

  function keptEntry({ description, ...file }: DescribedFile): UploadEntry {
    lastKey = Math.max(lastKey + 1, file.place ?? 0);
    return { key: lastKey, name: file.filename, size: file.size, description, state: { kind: 'kept', file } };
  }
  function tell(next: readonly UploadEntry[]): void {
    entries = next;
    for (const listener of listeners) listener();
  }
  function change(key: number, part: Partial<UploadEntry>): void {
    tell(entries.map((entry) => (entry.key === key ? { ...entry, ...part } : entry)));
  }

  function goOn(): void {
    for (const { key, state } of entries) {
      const file = files.get(key);
      if (ways.size >= AT_ONCE) return;
      if (state.kind === 'waiting' && file && !ways.has(key)) {
        const way = { stop: new AbortController(), isSent: false, over: Promise.resolve() };
        ways.set(key, way);
        way.over = bring(key, file, way);
      }
    }
  }
  async function bring(key: number, file: File, way: Way): Promise<void> {
    const { signal } = way.stop;
    const began = now();
    let told = began;
    change(key, { state: { kind: 'going', sent: 0, secondsLeft: null } });
    const answer = await send(file, {
      signal,
      place: key,
      onProgress(loaded) {
        way.isSent = loaded >= file.size;
        const at = now();
        // `loaded` includes the request's overhead. The end is always reported, regardless of the interval.
        const sent = Math.min(loaded, file.size);
        if (signal.aborted || (at - told < TOLD_EVERY_MS && sent < file.size)) return;
        told = at;
        const left = secondsLeft({ sent, size: file.size, elapsedMs: at - began });
        change(key, { state: { kind: 'going', sent, secondsLeft: left } });
      },
    });
    if (signal.aborted) return;
    if (answer.status === 'busy') {
      // Keeps its slot during the pause, because the server would refuse another upload of the same user too.
      change(key, { state: { kind: 'waiting' } });
      later(() => {
        if (ways.get(key) === way) ways.delete(key);
        goOn();
      }, BUSY_PAUSE_MS);
      return;
    }
    ways.delete(key);
    const state = stateAfter(answer);
    const isWanted = isRow(key);
    if (state.kind !== 'stopped') files.delete(key);
    if (state.kind !== 'kept') change(key, { state });
    else if (isWanted) settle(key, state.file);
    goOn();
    if (state.kind === 'kept' && !isWanted) await takeBack(key, state.file);
  }

  /** Handles a file whose row was removed before the upload ended. */
  async function takeBack(key: number, file: KeptFile): Promise<void> {
    known.forget(file);
    if (discard && !(await discard(file, key))) tell([...entries, { ...keptEntry({ ...file, description: '' }), key }]);
  }
  function isRow(key: number): boolean {
    return entries.some((entry) => entry.key === key);
  }
  function untilOver<Result>(work: Promise<Result>): Promise<Result> {
    leaving.add(work);
    return work.finally(() => leaving.delete(work));
  }

  /** Replaces the row of the same attachment that reloaded page data may have added meanwhile. */
  function settle(key: number, file: KeptFile): void {
    const others = entries.filter((entry) => entry.key === key || !isSameAttachment(entry, file));
    tell(
      others.map((entry) =>
        entry.key === key ? { ...entry, name: file.filename, size: file.size, state: { kind: 'kept', file } } : entry,
      ),
    );
  }

  return {
    entries: () => entries,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add(chosen) {
      const next = [...entries];
      for (const file of chosen) {
        const problem = problemOf(file, next, most);
        lastKey += 1;
        const state: UploadState = problem ? { kind: 'refused', message: problem } : { kind: 'waiting' };
        next.push({ key: lastKey, name: file.name, size: file.size, description: '', state });
        if (!problem) files.set(lastKey, file);
      }
      tell(next);
      goOn();
    },
    describe: (key, description) => change(key, { description }),
    retry(key) {
      if (entries.find((entry) => entry.key === key)?.state.kind !== 'stopped') return;
      change(key, { state: { kind: 'waiting' } });
      goOn();
    },
    async remove(key) {
      const state = entries.find((each) => each.key === key)?.state;
      if (state?.kind === 'kept') {
        if (discard && !(await untilOver(discard(state.file, key)))) return false;
        known.forget(state.file);
      }
      const way = ways.get(key);
      if (way?.isSent) void untilOver(way.over);
      else {
        way?.stop.abort();
        ways.delete(key);
      }
      files.delete(key);
      tell(entries.filter((each) => each.key !== key));
      goOn();
      return true;
    },
    async settled() {
      await Promise.all(leaving);
    },
    follow(now) {
      const left = entries.filter(({ state }) => state.kind !== 'kept' || !known.isGone(state.file, now));
      const shown = new Set(left.map(({ state }) => (state.kind === 'kept' ? state.file.attachmentId : undefined)));
      const news = now.filter((file) => !shown.has(file.attachmentId) && !known.isForgotten(file));
      known.see(now);
      if (news.length > 0 || left.length < entries.length) tell([...left, ...news.map(keptEntry)]);
    },
    stop() {
      for (const [key, way] of ways) if (isRow(key)) way.stop.abort();
      ways.clear();
      files.clear();
    },
  };
}

function isSameAttachment({ state }: UploadEntry, { attachmentId }: KeptFile): boolean {
  return state.kind === 'kept' && attachmentId !== undefined && state.file.attachmentId === attachmentId;
}

/**
 * Attachments seen on the server and attachments deleted here, because an outdated response may still list deleted ones
 * or lack new ones.
 */
function knownAttachments() {
  const seen = new Set<number>();
  const forgotten = new Set<number>();
  return {
    see(files: readonly KeptFile[]) {
      for (const { attachmentId } of files) if (attachmentId !== undefined) seen.add(attachmentId);
    },
    forget({ attachmentId }: KeptFile) {
      if (attachmentId !== undefined) forgotten.add(attachmentId);
    },
    isForgotten: ({ attachmentId }: KeptFile) => attachmentId !== undefined && forgotten.has(attachmentId),
    isGone({ attachmentId: id }: KeptFile, now: readonly KeptFile[]) {
      return id !== undefined && seen.has(id) && now.every(({ attachmentId }) => attachmentId !== id);
    },
  };
}

/** Returns the error for files that the server would refuse, so that they are not uploaded at all. */
function problemOf({ size }: File, before: readonly UploadEntry[], most: number): string | null {
  if (size > BYTES_OF_A_FILE) return message('fileTooLarge', { megabytes: MEGABYTES_OF_A_FILE });
  const taken = before.filter(({ state }) => state.kind !== 'refused').length;
  if (taken < most) return null;
  return message(most === MOST_ATTACHMENTS ? 'filesTooMany' : 'filesOfFormTooMany', { max: most });
}

function stateAfter(answer: Exclude<SentAnswer, { status: 'busy' }>): UploadState {
  switch (answer.status) {
    case 'attached': {
      const { id, mediaId, filename, size, place } = answer.attachment;
      return { kind: 'kept', file: { mediaId, filename, size, place, attachmentId: id } };
    }
    case 'stored':
      return { kind: 'kept', file: answer.file };
    case 'invalid':
      if (answer.errors.file === message('fileUnchecked')) return { kind: 'stopped', reason: 'unchecked' };
      return { kind: 'refused', message: answer.errors.file ?? 'common:files.failed' };
    case 'closed':
      return { kind: 'refused', message: 'errors:closed' };
    case 'forbidden':
    case 'not_found':
      return { kind: 'refused', message: 'errors:refusal.not_allowed' };
    case 'signed_out':
    case 'obliged':
      return { kind: 'stopped', reason: answer.status };
    case 'failed':
      return { kind: 'stopped', reason: 'lost' };
  }
}
