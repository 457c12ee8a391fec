export interface ReportLine {
  what: string;
  value: string;
  /** Target of docs/targets.md, if it has one. */
  target?: string;
  met?: boolean;
}

/** Creates a line of the table and prints it at once, so that an aborted run keeps its results. */
export function line(what: string, value: string, target?: string, met?: boolean): ReportLine {
  console.log(`  ${what}: ${value}`);
  return { what, value, ...(target === undefined ? {} : { target }), ...(met === undefined ? {} : { met }) };
}

export function milliseconds(value: number): string {
  return `${value.toFixed(value < 10 ? 1 : 0)} ms`;
}

export function printTable(lines: readonly ReportLine[]): void {
  const width = (pick: (each: ReportLine) => string) => Math.max(...lines.map((each) => pick(each).length));
  const [what, value] = [width((each) => each.what), width((each) => each.value)];
  console.log('');
  for (const each of lines) {
    const verdict = each.met === undefined ? '' : each.met ? 'met' : 'MISSED';
    const target = each.target === undefined ? '' : `  target ${each.target}  ${verdict}`;
    console.log(`${each.what.padEnd(what)}  ${each.value.padStart(value)}${target}`.trimEnd());
  }
  console.log('');
}
