import type { FormIssue } from '@aval/application/engine/outcomes';

/** What a use case finds wrong with a form, as the form's library takes it. */
export function issuesByField(issues: readonly FormIssue[]): Record<string, string[]> {
  const byField: Record<string, string[]> = {};
  for (const { path, message } of issues) byField[path] = [...(byField[path] ?? []), message];
  return byField;
}
