import type { z } from 'zod';
import type { FormIssue } from './outcomes';

/** Converts the errors of a form into issues at the paths of their fields. */
export function issuesOf(error: z.ZodError | undefined): FormIssue[] {
  return (error?.issues ?? []).map(({ path, message }) => ({ path: path.map(String).join('.'), message }));
}
