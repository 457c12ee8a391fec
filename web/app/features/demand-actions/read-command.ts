import { parse } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import type { z } from 'zod';

/** Messages (i18n keys) by field name, in conform's format. */
export type Errors = Readonly<Record<string, string[]>>;

/** Validates a dialog's fields by the schema that the server uses, and adds the errors of its files. */
export function readCommand(form: FormData, schema: z.ZodType, faultsOfFiles: Errors | null) {
  const submission = parseWithZod(form, { schema, disableAutoCoercion: true });
  if (faultsOfFiles === null) return submission;
  const wrong = 'error' in submission ? submission.error : {};
  return parse<unknown, string[]>(form, { resolve: () => ({ error: { ...wrong, ...faultsOfFiles } }) });
}
