/** Text as published, the same for every reader; text of our own has one version for each language. */
export type Wording = string | Readonly<Record<'es' | 'en', string>>;

/** Place where a row of the reference data can be looked up. Source: docs/rules.md 11.13. */
export interface Source {
  citation: Wording;
  /** Text that the row was compared with; null where the statement is well established and no text was compared. */
  where: Wording | null;
  /** Basis of the row that it belongs to; absent of regimens of a library and in older findings. */
  checked?: Checked;
}

/** Source of a regimen, as its author wrote it for the library. */
export interface WrittenSource extends Source {
  citation: string;
  where: string | null;
}

/** Key of a source; sources with equal citations are the same. */
export function citationKey({ citation }: Pick<Source, 'citation'>): string {
  return typeof citation === 'string' ? citation : citation.en;
}

/**
 * Basis of a row: compared with a text; well established without one; a choice of the data set; computed from other
 * rows.
 */
export const BASES = ['text', 'knowledge', 'choice', 'computed'] as const;
export type Checked = (typeof BASES)[number];
