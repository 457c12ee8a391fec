import { instantSchema } from '@aval/application/lists/page-parameters';
import { isKeptDay } from '@aval/domain/validation/fields/kept-days';
import { LARGEST_INTEGER, rowIdSchema } from '@aval/domain/validation/fields/row-id';
import { z } from 'zod';
import { COMPANY_ID, DEMAND_ID, PATIENT_ID } from '../examples/numbers';
import { exampleOf } from './example-of';

/** Row id in an address. */
const NUMBER = { override: { type: 'integer' as const, minimum: 1, maximum: LARGEST_INTEGER } };

export const id = rowIdSchema.meta({ ...NUMBER, description: 'Its id, as returned by lists.', example: 7 });

/** Filter by id: without an example, so that trying it out starts with the whole list. */
export const filterId = rowIdSchema.optional().meta(NUMBER);

/** Row id in a body or an answer. */
export const rowId = z.int().min(1).max(LARGEST_INTEGER).meta({ example: 7 });

/** Normalized to the lower case of stored ids. */
export const uuid = z.uuid().toLowerCase().meta({ example: '5b0f2f0e-9d0c-4a39-8f0e-0d6f7f0c6c11' });

/** Reference by which people name a demand. */
export const reference = z
  .string()
  .meta({ description: 'The reference that people use for the demand.', example: 'MER-26-000031' });

export const day = z.string().meta({ format: 'date', example: '2026-03-02' });
/** Day in the input: in the only format that all countries read alike. Source: docs/rules.md 10.12. */
export const sentDay = z.string().refine(isKeptDay, 'api:issue.day').meta({ format: 'date', example: '2026-03-02' });
export const instant = z.string().meta({ format: 'date-time', example: '2026-03-02T09:30:00.000Z' });

/** Instant in a query, with its offset: `Z`, or `%2B01:00`. */
export const sentInstant = z
  .string()
  .refine((text) => instantSchema.safeParse(text).success, 'api:issue.instant')
  .meta({ format: 'date-time', example: '2026-03-02T09:30:00Z' });

/** Path parameter of a row. */
export const idParams = z.object({ id });
export const patientParams = z.object({ id: id.meta({ example: PATIENT_ID }) });
export const companyParams = z.object({ id: id.meta({ example: COMPANY_ID }) });
export const demandParam = uuid.meta({ description: 'Id of the demand.', example: DEMAND_ID });

/** A page of a list that is also read on by a cursor. */
export function cursorPageOf<Row extends z.ZodType>(row: Row) {
  const next = z.string().nullable().meta({
    description:
      'Cursor of the next page, to send as `after`; null after the last one. It is opaque, and works for you only.',
  });
  return pageOf(row)
    .extend({ next })
    .meta({ example: { rows: [exampleOf(row)], count: 1, next: null } });
}

/** A page of a list, with the number of rows on all pages; a list without pages passes its own descriptions. */
export function pageOf<Row extends z.ZodType>(
  row: Row,
  { rows: told = 'Rows of this page; empty after the last page.', count: counted = 'Total over all pages.' } = {},
) {
  const count = z.int().min(0).meta({ description: counted, example: 1 });
  const page = z.object({ rows: z.array(row).meta({ description: told }), count });
  return page.meta({ example: { rows: [exampleOf(row)], count: 1 } });
}
