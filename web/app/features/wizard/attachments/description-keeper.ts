import { readDescription } from '@aval/domain/validation/dialogs/file-description';
import { attachmentIdOf, type UploadEntry } from '../../../components/drop-zone/upload-entry';

/** Null when saved, otherwise a message. */
export type DescriptionProblem = string | null;

/** Result of a save: the description stored before, or the problem. */
export type PutDescription =
  | { before: string }
  /** `isForGood`: the same text will always be refused. */
  | { problem: string; isForGood: boolean };

interface DescriptionKeeperOptions {
  /** Descriptions stored on the server. */
  stored: readonly { id: number; description: string }[];
  put: (attachmentId: number, description: string) => Promise<PutDescription>;
  entries: () => readonly UploadEntry[];
  /** Replaces the description in a row. */
  show: (key: number, description: string) => void;
  /** Called after each save with the row's problem, or null. */
  onKept: (key: number, problem: DescriptionProblem) => void;
}

export interface DescriptionKeeper {
  /** Returns the files whose displayed description is not stored. */
  owed: () => UploadEntry[];
  /** Sends unsaved descriptions; resolves to false when one could not be saved. */
  keep: () => Promise<boolean>;
  /** Synchronises with the server's descriptions; those edited here stay and are sent. */
  follow: (stored: readonly { id: number; description: string }[]) => void;
}

/** Saves the descriptions of files one after the other. */
export function createDescriptionKeeper({
  stored,
  put,
  entries,
  show,
  onKept,
}: DescriptionKeeperOptions): DescriptionKeeper {
  const kept = new Map(stored.map(({ id, description }) => [id, description]));
  /** Descriptions that a save has replaced: page data requested before the save may still contain them once. */
  const replaced = new Set<string>();
  /** Texts refused for good, by row key, which are not sent again unchanged. */
  const refused = new Map<number, string>();
  let sending: number | null = null;
  let running: Promise<boolean> | null = null;

  const isOwed = (entry: UploadEntry) => {
    const id = attachmentIdOf(entry);
    if (id === undefined) return false;
    const read = readDescription(entry.description);
    return 'refused' in read || read.text !== (kept.get(id) ?? '');
  };
  const owed = () => entries().filter(isOwed);

  async function send(): Promise<boolean> {
    const failed = new Set<number>();
    for (;;) {
      // A description edited during its save is unsaved again.
      const [next] = owed().filter(({ key }) => !failed.has(key));
      if (!next) return failed.size === 0;
      const id = attachmentIdOf(next);
      const read = readDescription(next.description);
      if (id === undefined || 'refused' in read || refused.get(next.key) === read.text) {
        failed.add(next.key);
        continue;
      }
      sending = id;
      const answer = await put(id, read.text);
      sending = null;
      // A row removed meanwhile needs nothing.
      const isThere = entries().some(({ key }) => key === next.key);
      const problem = isThere && 'problem' in answer ? answer.problem : null;
      if ('before' in answer) {
        for (const before of [answer.before, kept.get(id) ?? '']) replaced.add(said(id, before));
        replaced.delete(said(id, read.text));
        kept.set(id, read.text);
      }
      if (problem !== null) failed.add(next.key);
      if ('problem' in answer && answer.isForGood) refused.set(next.key, read.text);
      onKept(next.key, problem);
    }
  }

  return {
    owed,
    keep() {
      running ??= send().finally(() => {
        running = null;
      });
      return running;
    },
    follow(now) {
      for (const { id, description } of now) {
        if (id === sending || replaced.has(said(id, description))) continue;
        const row = entries().find((entry) => attachmentIdOf(entry) === id);
        const wasOwed = row !== undefined && isOwed(row);
        const isNews = description !== (kept.get(id) ?? '');
        kept.set(id, description);
        if (row && isNews && !wasOwed) show(row.key, description);
        if (row && wasOwed && !isOwed(row)) onKept(row.key, null);
      }
      replaced.clear();
    },
  };
}

function said(id: number, description: string): string {
  return `${id} ${description}`;
}
