import { exitWith } from '../prepare/failure.mjs';
import { type BenchStack, startBenchStack } from './bench-stack';
import { PARTS, partsOf } from './parts';
import { printTable, type ReportLine } from './report';

/**
 * `npm run bench`: the figures of the design, measured on a stack of its own that is gone afterwards. Each is held against bare code
 * in the same run, since a machine's own speed says little. The last line is JSON. With `-- --quick` fewer lists are looked at; names of parts
 * after the dashes measure those alone: `npm run bench -- other-lists imports`.
 */

const wanted = partsOf(process.argv.slice(2).filter((each) => !each.startsWith('--')));
const quick = process.argv.includes('--quick');

function tell(what: string): void {
  console.log(`${new Date().toISOString().slice(11, 19)} ${what}`);
}

let stopping: Promise<void> | null = null;
let stack: BenchStack | null = null;
const stop = () => {
  stopping ??= stack?.stop() ?? Promise.resolve();
  return stopping;
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => void stop().finally(() => process.exit(130)));
}
try {
  tell(wanted.includes('start') ? 'starting the product twice, then to stay' : 'starting the product');
  stack = await startBenchStack({ measuresStart: wanted.includes('start') });
  const lines: ReportLine[] = [];
  const figures: Record<string, number> = {};
  for (const name of wanted) {
    const measured = await PARTS[name](stack, { tell, quick });
    lines.push(...measured.lines);
    Object.assign(figures, measured.figures);
  }
  printTable(lines);
  await stop();
  const rounded = Object.entries(figures).map(([name, value]) => [name, Math.round(value * 100) / 100]);
  console.log(JSON.stringify(Object.fromEntries(rounded)));
  process.exit(0);
} catch (error) {
  await stop();
  exitWith(error);
}
