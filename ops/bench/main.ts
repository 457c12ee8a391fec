import { exitWith } from '../prepare/failure.mjs';
import { type BenchStack, startBenchStack } from './bench-stack';
import { PARTS, partsOf } from './parts';
import { printTable, type ReportLine } from './report';

/**
 * `npm run bench`: measures the figures of docs/targets.md on a temporary stack. Each figure is compared with bare code of the
 * same run, because absolute speed depends on the machine. The last line is JSON. `-- --quick` measures fewer lists; names of
 * parts measure only those: `npm run bench -- other-lists imports`.
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
