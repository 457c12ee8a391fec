/** Rounds half away from zero to a number of decimals, without floating-point errors (1.005 becomes 1.01). */
export function roundTo(value: number, decimals: number): number {
  const shifted = Number(`${Math.abs(value)}e${decimals}`);
  // A number so small or large that it prints with an exponent cannot be shifted as text.
  const scaled = Number.isNaN(shifted) ? Math.abs(value) * 10 ** decimals : shifted;
  const rounded = Math.round(scaled) / 10 ** decimals;
  return value < 0 && rounded !== 0 ? -rounded : rounded;
}
