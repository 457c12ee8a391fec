import type { z } from 'zod';
import { Problem } from '../answers/problem';

/** What was sent, by the form of the pages: the same rules, and the same words for what is wrong. */
export function readByForm<Output>(form: z.ZodType<Output>, sent: object): Output {
  const read = form.safeParse(sent);
  if (read.success) return read.data;
  const issues = read.error.issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message }));
  throw new Problem('invalid', { issues });
}
