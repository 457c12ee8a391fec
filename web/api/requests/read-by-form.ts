import { issuesOf } from '@aval/application/engine/form-issues';
import type { z } from 'zod';
import { Problem } from '../answers/problem';

/** What was sent, by the form of the pages: the same rules, and the same words for what is wrong. Paths are those of what was sent. */
export function readByForm<Output>(
  form: z.ZodType<Output>,
  sent: object,
  toPath: (path: string) => string = (path) => path,
): Output {
  const read = form.safeParse(sent);
  if (read.success) return read.data;
  const issues = issuesOf(read.error).map(({ path, message }) => ({ path: toPath(path), message }));
  throw new Problem('invalid', { issues });
}
