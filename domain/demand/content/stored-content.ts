import { z } from 'zod';
import type { DemandContent } from './content';
import { contentSchema1 } from './content-schema-1';
import type { VersionContent } from './version-snapshot';

/** Schema number under which clinical content is written today. */
export const SCHEMA_NUMBER = 1;

/** Content as `demand_version` keeps it, with the number of the schema that reads it. */
export interface StoredContent {
  schemaNumber: number;
  content: unknown;
}

/** Steps as `demand_draft` keeps them, as they were typed. */
export interface StoredSteps {
  schemaNumber: number;
  protocol: unknown;
  previousTreatments: unknown;
  treatment: unknown;
  extras: unknown;
}

const typedStep = z.record(z.string(), z.unknown()).nullable();
const stepsSchema1 = z.object({
  protocol: typedStep,
  previousTreatments: typedStep,
  treatment: typedStep,
  extras: typedStep,
});

export type ReadSteps = z.output<typeof stepsSchema1>;

/**
 * Schemas by number. A field that versions lack is a default in the newest schema; a field of another shape or meaning
 * is the next number, whose schema transforms nothing, while each earlier one transforms to the types of today.
 */
const CONTENT_SCHEMAS: ReadonlyMap<number, z.ZodType<VersionContent>> = new Map([[1, contentSchema1]]);
const STEPS_SCHEMAS: ReadonlyMap<number, z.ZodType<ReadSteps>> = new Map([[1, stepsSchema1]]);

/** Reads the content of a version. Throws `UnknownSchemaNumber` or `UnreadableContent`. Source: docs/rules.md 8.16. */
export function readStoredContent({ schemaNumber, content }: StoredContent): VersionContent {
  return readBy(CONTENT_SCHEMAS, schemaNumber, content);
}

/** Reads the content without the names of its moment, for use in the wizard. */
export function readStoredRequest(stored: StoredContent): DemandContent {
  const { names: _names, ...content } = readStoredContent(stored);
  return content;
}

/** Reads the steps of a working copy, which may hold anything that was typed. Throws like `readStoredContent`. */
export function readStoredSteps({ schemaNumber, ...steps }: StoredSteps): ReadSteps {
  return readBy(STEPS_SCHEMAS, schemaNumber, steps);
}

function readBy<Read>(schemas: ReadonlyMap<number, z.ZodType<Read>>, schemaNumber: number, stored: unknown): Read {
  const schema = schemas.get(schemaNumber);
  if (!schema) throw new UnknownSchemaNumber(schemaNumber);
  const { success, data, error } = schema.safeParse(stored);
  if (success) return data;
  throw new UnreadableContent(schemaNumber, error.issues);
}

/** The content was written by a later release of the product than the one that reads it. */
export class UnknownSchemaNumber extends Error {
  override readonly name = 'UnknownSchemaNumber';

  constructor(schemaNumber: number) {
    super(`clinical content has schema number ${schemaNumber}; this release reads numbers up to ${SCHEMA_NUMBER}`);
  }
}

/** The content does not have the shape of its schema. Names fields only, never their values. */
export class UnreadableContent extends Error {
  override readonly name = 'UnreadableContent';

  constructor(schemaNumber: number, issues: readonly { path: readonly PropertyKey[]; code: string }[]) {
    const fields = issues.map(({ path, code }) => `${path.map(String).join('.')} (${code})`);
    super(`clinical content does not fit schema number ${schemaNumber}: ${fields.join(', ')}`);
  }
}
