import { exitWith } from '../prepare/failure.mjs';
import { whenNpmEnds } from '../prepare/npm-parent.mjs';
import { Stack } from './stack';
import { StoryPlayer } from './story';
import { printWelcome } from './welcome';

export interface TerminalOptions {
  home: string;
  port: number;
  empty: boolean;
  development: boolean;
  /** Releases the lock of the data folder. */
  release: () => void;
}

/** Runs the product until it is stopped; a second signal kills it at once. */
export async function superviseFromTerminal(options: TerminalOptions): Promise<void> {
  const stack = new Stack({ ...options, durable: true });
  const story = new StoryPlayer(stack);
  let ending: Promise<void> | null = null;

  const end = (exitCode: number): Promise<void> => {
    if (ending) {
      console.log('Stopping at once.');
      stack.kill();
      return ending;
    }
    console.log('\nStopping … (once more to stop at once)');
    story.stop();
    ending = stack.stop().then(() => {
      options.release();
      console.log('Stopped. The data stays.');
      process.exit(exitCode);
    });
    return ending;
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0));
  whenNpmEnds(() => void end(0));

  try {
    await stack.start();
    if (!stack.isStopping) await printWelcome(stack, options.home);
  } catch (error) {
    if (ending) return;
    await stack.stop();
    options.release();
    exitWith(error);
  }
  if (stack.isStopping) return;
  console.log(`Aval is ready at ${stack.publicUrl}`);
  if (options.empty && stack.firstFill.rows === 'story') {
    console.log('This database already has the story: --empty is for a new one (AVAL_HOME=<folder>).');
  }
  if (process.env.AVAL_STORY !== '0') await story.play();
}
