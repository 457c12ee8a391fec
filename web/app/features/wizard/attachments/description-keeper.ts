import { readDescription } from '@aval/domain/validation/dialogs/file-description';
import { attachmentIdOf, type UploadEntry } from '../../../components/drop-zone/upload-entry';

/** Null: kept. Otherwise why not, as a message. */
export type DescriptionProblem = string | null;

/** Kept, with what the server had until then, or why not. */
export type PutDescription =
  | { before: string }
  /** `isForGood`: the same text is refused whenever it comes. */
  | { problem: string; isForGood: boolean };

interface DescriptionKeeperOptions {
  /** What the server has already. */
  stored: readonly { id: number; description: string }[];
  put: (attachmentId: number, description: string) => Promise<PutDescription>;
  entries: () => readonly UploadEntry[];
  /** Puts what the server has in the place of what a row says. */
  show: (key: number, description: string) => void;
  /** Told after each: what is wrong with the description of a row, or that nothing is. */
  onKept: (key: number, problem: DescriptionProblem) => void;
}

export interface DescriptionKeeper {
  /** Files whose description is not on the server as it stands on the page. */
  owed: () => UploadEntry[];
  /** Sends what is owed; false when something could not be kept. */
  keep: () => Promise<boolean>;
  /** What the server has by now: it is shown where nothing else is being said here, which stays and is sent. */
  follow: (stored: readonly { id: number; description: string }[]) => void;
}

/** Brings the descriptions of files to the server, one after the other. */
export function createDescriptionKeeper({
  stored,
  put,
  entries,
  show,
  onKept,
}: DescriptionKeeperOptions): DescriptionKeeper {
  const kept = new Map(stored.map(({ id, description }) => [id, description]));
  /** What was on the server before it was kept here: one page that was asked for until then may still have it. */
  const replaced = new Set<string>();
  /** What was refused for good, by the row's key: it is not sent again as it stands. */
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
      // What was typed on while one was sent is owed anew.
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
      // A row that was taken away meanwhile wants nothing any more.
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
