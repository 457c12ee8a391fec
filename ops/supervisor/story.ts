import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { CHECKOUT } from '../prepare/folders.mjs';
import { nodeArguments } from './application';
import type { Stack } from './stack';

/** Plays the seed story through the running product, once per database; an interrupted story continues at the next start. */
export class StoryPlayer {
  private child: ChildProcess | null = null;

  constructor(private readonly stack: Stack) {}

  async play(): Promise<void> {
    const { firstFill, ownerUrl, environment, logFolder } = this.stack;
    if (firstFill.rows !== 'story') return;
    // Imported only when the database has the story. If the database is briefly unreachable, the story itself reports it.
    const { isStoryPlayed } = await import('./story-played');
    const isPlayed = await isStoryPlayed(ownerUrl).catch(() => false);
    if (isPlayed || this.stack.isStopping) return;
    const log = createWriteStream(path.join(logFolder, 'story.log'), { flags: 'a', mode: 0o600 });
    // A full disk loses the log but does not end the run.
    log.on('error', () => undefined);
    const child = spawn(process.execPath, nodeArguments(path.join(CHECKOUT, 'story/play.ts')), {
      cwd: CHECKOUT,
      env: { ...process.env, ...environment, AVAL_STORY: '1', ...this.stack.mark() },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    this.child = child;
    if (child.pid) this.stack.adopt('story', child.pid);
    for (const line of [child.stdout, child.stderr]) line.pipe(log, { end: false });
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith('Story')) console.log(line);
    });
    const code = await new Promise((resolve) => child.once('close', resolve));
    this.child = null;
    log.end();
    if (code !== 0 && !this.stack.isStopping) {
      console.log(
        `The story could not be played to its end; the next start goes on with it. Why: ${path.join(logFolder, 'story.log')}`,
      );
    }
  }

  stop(): void {
    this.child?.kill('SIGTERM');
  }
}
