import type { z } from 'zod';
import type { FormIssue } from './outcomes';

/** What a form finds wrong, each thing at the path of its field. */
export function issuesOf(error: z.ZodError | undefined): FormIssue[] {
  return (error?.issues ?? []).map(({ path, message }) => ({ path: path.map(String).join('.'), message }));
}
