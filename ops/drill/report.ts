import { percentile } from '../bench/samples';
import type { Comparison, Finding } from './compare/finding';
import { KILLED, type Kill } from './kills';
import { isAcknowledged, type SentCommand } from './ledger';
import { type WorstWait, waitOf } from './waits';

/** Maximum number of findings printed per comparison, as a broken drill has thousands. */
const SHOWN = 12;

export function printKills(kills: readonly Kill[]): void {
  const counts = KILLED.map((name) => `${name} ${kills.filter(({ victims }) => victims.includes(name)).length}`);
  console.log(`\nKilled: ${counts.join(', ')}`);
}

/** Prints the commands that users sent and their final answers. */
export function printAnswers(commands: readonly SentCommand[]): void {
  const kinds = [...new Set(commands.map(({ kind }) => kind))].sort();
  console.log('\ncommands                     sent  acknowledged  tried again  sent twice');
  for (const kind of kinds) {
    const own = commands.filter((command) => command.kind === kind);
    const again = own.filter(({ tries, answers }) => tries.length > answers.length).length;
    const twice = own.filter(({ answers }) => answers.length > 1).length;
    const numbers = [number(own.length, 9), number(own.filter(isAcknowledged).length, 14), number(again, 13)];
    console.log(`${kind.padEnd(24)}${numbers.join('')}${number(twice, 12)}`);
  }
  const answers = commands.flatMap((command) => command.answers);
  const counts = [...new Set(answers)].sort().map((each) => `${each} ${answers.filter((one) => one === each).length}`);
  console.log(`answers: ${counts.join(', ')}`);
}

export function printComparisons(comparisons: readonly Comparison[]): void {
  console.log('\ncompared                                        looked at  lost  doubled  mismatched');
  for (const { name, compared, findings } of comparisons) {
    const counts = [number(count(findings, 'lost'), 6), number(count(findings, 'doubled'), 9)];
    console.log(
      `${name.padEnd(48)}${number(compared, 9)}${counts.join('')}${number(count(findings, 'mismatched'), 12)}`,
    );
  }
  for (const { name, findings } of comparisons) {
    if (findings.length === 0) continue;
    console.log(`\n${name}:`);
    for (const { kind, what } of findings.slice(0, SHOWN)) console.log(`  ${kind}: ${what}`);
    if (findings.length > SHOWN) console.log(`  … and ${findings.length - SHOWN} more`);
  }
}

export function printWaits(commands: readonly SentCommand[], kills: readonly Kill[]): void {
  const waits = commands.map((command) => waitOf(command, kills));
  const shares = [0.5, 0.95, 0.99].map((share) => `${share * 100} % within ${Math.round(percentile(waits, share))} ms`);
  console.log(`\nWaits: ${shares.join(', ')}`);
}

/** Prints the kills and answers during the worst wait, with times since the sending. */
export function printWorstWait({ milliseconds, command, met }: WorstWait): void {
  if (!command) return;
  console.log(`Worst wait: ${Math.round(milliseconds)} ms (${command.kind})`);
  const events = [
    ...met.map(({ victims, at }) => ({ at, what: `${victims.join(' and ')} killed` })),
    ...command.tries.map(({ told, at }) => ({ at, what: told })),
  ];
  for (const { at, what } of events.sort((one, other) => one.at - other.at)) {
    console.log(`${number(Math.round(at - command.begunAt), 8)} ms  ${what}`);
  }
}

export function count(findings: readonly Finding[], kind: Finding['kind']): number {
  return findings.filter((finding) => finding.kind === kind).length;
}

function number(value: number, width: number): string {
  return String(value).padStart(width);
}
