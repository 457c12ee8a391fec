import type { Regimen, RegimenLine } from '../../reference/regimen';

/** What a regimen gives in a cycle; 0, of a treatment without cycles, is its first. */
export function linesDue({ lines }: Pick<Regimen, 'lines'>, cycle: number): RegimenLine[] {
  const number = Math.max(cycle, 1);
  return lines.filter(({ fromCycle, toCycle }) => fromCycle <= number && (toCycle ?? number) >= number);
}
