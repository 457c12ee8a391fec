import { parse } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import type { z } from 'zod';

/** Messages (i18n keys) by the name of the field, as conform keeps them. */
export type Errors = Readonly<Record<string, string[]>>;

/** The fields of a dialog, checked by the schema that the server checks them with; what is wrong with its files is said beside them. */
export function readCommand(form: FormData, schema: z.ZodType, faultsOfFiles: Errors | null) {
  const submission = parseWithZod(form, { schema, disableAutoCoercion: true });
  if (faultsOfFiles === null) return submission;
  const wrong = 'error' in submission ? submission.error : {};
  return parse<unknown, string[]>(form, { resolve: () => ({ error: { ...wrong, ...faultsOfFiles } }) });
}
