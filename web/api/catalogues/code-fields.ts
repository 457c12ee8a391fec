import type { CodeRow } from '@aval/application/catalogues/codes/browse-codes';
import type { CodeEntry } from '@aval/application/catalogues/codes/code-catalogue';
import { z } from 'zod';
import { CODE, KNOWN_CODE, NEW_CODE } from '../examples/catalogue-examples';
import { rowId } from '../schemas/atoms';
import { editOf, overEntry, WHAT_STAYS } from '../schemas/edited-fields';

const shape = {
  code: z.string().meta({ description: 'As the company bills it.', example: '77412' }),
  type: z.string().meta({ description: 'The technique.', example: 'Acelerador lineal' }),
  radio_type: z.string().meta({ description: 'The type of radiotherapy.', example: 'Externa' }),
};

export const editedCode = editOf(shape).meta({ id: 'EditedCode', example: CODE, description: WHAT_STAYS });
export const codeFields = z.strictObject({ ...shape, companyId: rowId }).meta({ id: 'CodeFields', example: NEW_CODE });

export const codeAnswer = z
  .object({
    id: rowId,
    companyId: rowId,
    ...shape,
    active: z.boolean().meta({ description: 'Whether it can be chosen in new requests.' }),
    company: z
      .object({ id: rowId, name: z.string() })
      .optional()
      .meta({ description: 'Present with include=company.' }),
  })
  .meta({ id: 'Code', example: KNOWN_CODE });

export function fromCode(shown: CodeRow | CodeEntry, included: ReadonlySet<string>): z.input<typeof codeAnswer> {
  const { id, companyId, companyName, code, type, radioType, hidden } = shown;
  return {
    id,
    companyId,
    code,
    type,
    radio_type: radioType,
    active: !hidden,
    ...(included.has('company') ? { company: { id: companyId, name: companyName } } : {}),
  };
}

/** Maps the input to the form of the pages; an edit keeps what is left out, and the company. */
export function toCodeForm(
  { radio_type: radioType, ...sent }: z.output<typeof editedCode>,
  entry: Pick<CodeEntry, 'companyId' | 'code' | 'type' | 'radioType'> | null,
): object {
  return overEntry(radioType === undefined ? sent : { ...sent, radioType }, entry);
}
