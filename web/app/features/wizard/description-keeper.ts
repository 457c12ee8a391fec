import { readDescription } from '@aval/domain/validation/file-description';
import type { UploadEntry } from '../../components/drop-zone/upload-entry';

/** Null: kept. Otherwise why not, as a message. */
export type DescriptionProblem = string | null;

interface DescriptionKeeperOptions {
  /** What the server has already. */
  stored: readonly { id: number; description: string }[];
  put: (attachmentId: number, description: string) => Promise<DescriptionProblem>;
  entries: () => readonly UploadEntry[];
  /** Told after each: what is wrong with the description of a row, or that nothing is. */
  onKept: (key: number, problem: DescriptionProblem) => void;
}

export interface DescriptionKeeper {
  /** Files whose description is not on the server as it stands on the page. */
  owed: () => UploadEntry[];
  /** Sends what is owed; false when something could not be kept. */
  keep: () => Promise<boolean>;
  /** The server has another text than before. */
  follow: (stored: readonly { id: number; description: string }[]) => void;
}

/** Brings the descriptions of files to the server, one after the other. */
export function createDescriptionKeeper({ stored, put, entries, onKept }: DescriptionKeeperOptions): DescriptionKeeper {
  const kept = new Map(stored.map(({ id, description }) => [id, description]));
  let running: Promise<boolean> | null = null;

  const owed = () =>
    entries().filter(({ state, description }) => {
      const id = state.kind === 'kept' ? state.file.attachmentId : undefined;
      if (id === undefined) return false;
      const read = readDescription(description);
      return 'refused' in read || read.text !== (kept.get(id) ?? '');
    });

  async function send(): Promise<boolean> {
    const failed = new Set<number>();
    for (;;) {
      // What was typed on while one was sent is owed anew.
      const [next] = owed().filter(({ key }) => !failed.has(key));
      if (!next) return failed.size === 0;
      const id = next.state.kind === 'kept' ? next.state.file.attachmentId : undefined;
      if (id === undefined) continue;
      const read = readDescription(next.description);
      if ('refused' in read) {
        failed.add(next.key);
        continue;
      }
      const answer = await put(id, read.text);
      // A row that was taken away meanwhile wants nothing any more.
      const problem = entries().some(({ key }) => key === next.key) ? answer : null;
      if (answer === null) kept.set(id, read.text);
      if (problem !== null) failed.add(next.key);
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
      for (const { id, description } of now) if (!kept.has(id)) kept.set(id, description);
    },
  };
}
