import { readNumber, readText } from '@aval/domain/validation/fields/readers';
import { idsNamed } from '../drafts/saving/named-ids';

export interface NamedEntries {
  /** Drugs of treatment lines and of declared exposures. */
  drugIds: number[];
  presentationIds: number[];
  /** Codes of radiotherapies. */
  codeIds: number[];
  tumourType: string | null;
  regimen: { slug: string; version: number } | null;
}

type Json = Readonly<Record<string, unknown>>;

function object(input: unknown): Json {
  return typeof input === 'object' && input !== null ? (input as Json) : {};
}

/** Returns the ids of catalogue and library entries in a content, complete or as typed. */
export function namedIn(content: unknown): NamedEntries {
  const { protocol, treatment } = object(content);
  const { slug, version } = object(object(object(treatment).chemotherapy).regimen);
  const number = readNumber(version)?.value;
  const name = readText(slug);
  return {
    drugIds: idsNamed(content, 'drugId'),
    presentationIds: idsNamed(content, 'presentationId'),
    codeIds: idsNamed(content, 'codeIds'),
    tumourType: readText(object(protocol).type) ?? null,
    regimen:
      name && number !== undefined && Number.isInteger(number) && number <= 1e6
        ? { slug: name, version: number }
        : null,
  };
}
