import type { FormIssue } from '@aval/application/engine/outcomes';

/** Groups the issues of a use case by field, in conform's format. */
export function issuesByField(issues: readonly FormIssue[]): Record<string, string[]> {
  // A Map, because a path may be any submitted text, such as `constructor`.
  const byField = new Map<string, string[]>();
  for (const { path, message } of issues) byField.set(path, [...(byField.get(path) ?? []), message]);
  return Object.fromEntries(byField);
}
