import type { LifetimeReport } from './lifetime-report';

/** Returns the limits that apply to this patient, each figure once, lowest first. Source: docs/rules.md 12.7. */
export function appliedLimits({ limits }: Pick<LifetimeReport, 'limits'>): number[] {
  const amounts = limits.flatMap(({ appliedLimit }) => appliedLimit ?? []);
  return [...new Set(amounts)].sort((one, other) => one - other);
}
