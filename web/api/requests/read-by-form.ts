import { issuesOf } from '@aval/application/engine/form-issues';
import type { z } from 'zod';
import { Problem } from '../answers/problem';

/**
 * Validates the input by a form of the pages, with the same rules and messages. `toPath` maps a form's path to that of
 * the sent field. Throws `invalid`.
 */
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
