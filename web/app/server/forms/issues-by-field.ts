import type { FormIssue } from '@aval/application/engine/outcomes';

/** What a use case finds wrong with a form, as the form's library takes it. */
export function issuesByField(issues: readonly FormIssue[]): Record<string, string[]> {
  // A path may be what somebody sent, `constructor` too.
  const byField = new Map<string, string[]>();
  for (const { path, message } of issues) byField.set(path, [...(byField.get(path) ?? []), message]);
  return Object.fromEntries(byField);
}
