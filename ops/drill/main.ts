import { exitWith } from '../prepare/failure.mjs';
import { type DrillStack, keptHome } from './drill-stack';
import { readOptions } from './options';
import { isMet, runDrill } from './run-drill';

/**
 * `npm run drill -- --seconds N [--users U] [--seed S] [--calm] [--keep]`: kills web, workers, engine and database at random while
 * users work, and compares what they were told with all stored data. The last line is JSON; the exit code is 1 when a target is missed.
 */
let stack: DrillStack | null = null;
let stopping: Promise<void> | null = null;
let keep = false;
const stop = () => {
  stopping ??= stack?.stop({ keep }) ?? Promise.resolve();
  return stopping;
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => void stop().finally(() => process.exit(130)));
}
try {
  const options = readOptions(process.argv.slice(2));
  keep = options.keep;
  const figures = await runDrill(options, (started) => {
    stack = started;
  });
  await stop();
  if (keep && stack) console.log(`The data folder and the logs stay in ${keptHome((stack as DrillStack).home)}`);
  console.log(JSON.stringify(figures));
  process.exit(isMet(figures) ? 0 : 1);
} catch (error) {
  await stop();
  exitWith(error);
}
